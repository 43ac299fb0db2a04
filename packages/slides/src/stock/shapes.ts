/** Written by packages/server/demo/stock/build.ts; an address that once stood here works for ever. */
export const shapes = [
  {
    id: 'harbour-waves',
    tags: ['waves', 'sea', 'blue', 'summer', 'light', 'top free'],
    isDark: false,
    ground: '#9CC7E1',
    colours: ['#1F659A', '#DDEEF8', '#E3F2FB'],
    ink: '#171F2F',
    url: '/assets/app/samples/backgrounds/harbour-waves-b975c710.webp',
    bytes: 6780,
    placeholder:
      'data:image/webp;base64,UklGRowAAABXRUJQVlA4WAoAAAAQAAAABwAAEAAAQUxQSCwAAAABL6CgbRuGP+G2u6EREQGMgJpIkqK+L0cCUpCAfz1EKIjofwz3yyl2sDwAAFZQOCA6AAAAMAMAnQEqCAARAD8RcrFQrCakorAIAYAiCUAToAQ79+2AAAD+5wSI8LR+DxuRHB9jSpUHjyFwv0AAAA==',
  },
  {
    id: 'coral-waves',
    tags: ['waves', 'pink', 'orange', 'warm', 'light', 'top free'],
    isDark: false,
    ground: '#FDD2C2',
    colours: ['#F78570', '#FFECE2', '#FFEEE5'],
    ink: '#1E202D',
    url: '/assets/app/samples/backgrounds/coral-waves-c20916d9.webp',
    bytes: 5128,
    placeholder:
      'data:image/webp;base64,UklGRooAAABXRUJQVlA4WAoAAAAQAAAABwAAEAAAQUxQSCoAAAABJ6CgbRuGP+L+jUZExP8QKIokNWoOAUhBAv515RUFEf2P5r5tMsF4AABWUDggOgAAAFADAJ0BKggAEQA/EXKwUCwmpKKwCAGAIglAE6ZQAGnVhfrgAP7qYl80HV13LRgG1wle5QbZudmEAAA=',
  },
  {
    id: 'sage-hills',
    tags: ['hills', 'green', 'nature', 'calm', 'light', 'top free'],
    isDark: false,
    ground: '#C2D2B8',
    colours: ['#4D7A5C', '#F0F2E4', '#F3F5E8'],
    ink: '#1A202C',
    url: '/assets/app/samples/backgrounds/sage-hills-f0cc903f.webp',
    bytes: 7166,
    placeholder:
      'data:image/webp;base64,UklGRogAAABXRUJQVlA4WAoAAAAQAAAABwAAEAAAQUxQSCkAAAABJyAmTfonFq/ViIjgQEEjKc5SBCABKfi3Vb44iOj/BDjUP4MUiEa7BQBWUDggOAAAAHADAJ0BKggAEQA/EXS0USwmpSKwCAGAIgljALsygANOrDRD4AD+6mPTxJscImd8q5gVx7ftdAAA',
  },
  {
    id: 'dune-night',
    tags: ['hills', 'dark', 'desert', 'evening', 'purple', 'top free'],
    isDark: true,
    ground: '#3B1F55',
    colours: ['#1B133D', '#1D1440', '#8B3B76'],
    ink: '#FFFFFF',
    url: '/assets/app/samples/backgrounds/dune-night-bff17710.webp',
    bytes: 5320,
    placeholder:
      'data:image/webp;base64,UklGRogAAABXRUJQVlA4WAoAAAAQAAAABwAAEAAAQUxQSCkAAAABJ6AgbQPGv+P92YiI+IVCQSSpzVEEIAUJ+PfVEgUR/Z8Ah/oiFUIa1gBWUDggOAAAAJADAJ0BKggAEQA/EXKwUCwmpKKwCAGAIglAF2ZQjwMFOPlNYgAA/ui0KwZH7Mawz7I7Hgpl5cAA',
  },
  {
    id: 'sunset-arches',
    tags: ['arches', 'retro', 'orange', 'warm', 'light', 'top free'],
    isDark: false,
    ground: '#F3B192',
    colours: ['#C7433B', '#FBD19B', '#FFF2DF'],
    ink: '#1E1D29',
    url: '/assets/app/samples/backgrounds/sunset-arches-312291ac.webp',
    bytes: 9362,
    placeholder:
      'data:image/webp;base64,UklGRpIAAABXRUJQVlA4WAoAAAAQAAAABwAAEAAAQUxQSCIAAAABH0AmbeNfcL92sxER8RAKAhBAxDHTTPPOhYj+T4D3qAxOVlA4IEoAAACwAwCdASoIABEAPxFwsFAsJiSisAgBgCIJZACdACHfrD/xzxzlAAD+6mPspbfzjPF0KJGgX6ia56/G7K+qmK4J5BqHEgtxLoAAAA==',
  },
  {
    id: 'pastel-blobs',
    tags: ['shapes', 'playful', 'soft', 'pink', 'children'],
    isDark: false,
    ground: '#FAF0E4',
    colours: ['#D1E9E3', '#F9F8F0', '#FFFCF4'],
    ink: '#1E2230',
    url: '/assets/app/samples/backgrounds/pastel-blobs-24d23d78.webp',
    bytes: 7158,
    placeholder:
      'data:image/webp;base64,UklGRpQAAABXRUJQVlA4WAoAAAAQAAAABwAAEAAAQUxQSC0AAAABN6CgbRuGP+O+LTQiIniggmJIkqScvd6LsGjtDzKrENH/2ES7yPm9g/ZOogUAVlA4IEAAAABwAwCdASoIABEAPxFysFCsJqSisAgBgCIJYwCsACHho16TGxgA/ucpZ51rRaMADAf/PLKUbujRNzyYA9ywoAAA',
  },
  {
    id: 'confetti',
    tags: ['party', 'birthday', 'celebration', 'colourful', 'light'],
    isDark: false,
    ground: '#FFFAF7',
    colours: ['#EDEEEC', '#FFFCF6', '#FFFDF8'],
    ink: '#1F2331',
    url: '/assets/app/samples/backgrounds/confetti-c855fe5f.webp',
    bytes: 22650,
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4WAoAAAAQAAAABwAAEAAAQUxQSBkAAAABH3D4/4iIBoGkDWzFHn3xHiGi/0HEjLwBAFZQOCAoAAAAsAIAnQEqCAARAD8RcrBQLCakorAIAYAiCWkAAHsgAP7v8qNV4OAAAA==',
  },
  {
    id: 'night-confetti',
    tags: ['party', 'new year', 'celebration', 'dark', 'gold'],
    isDark: true,
    ground: '#19102F',
    colours: ['#190F2F', '#1B1030', '#2E253D'],
    ink: '#FFFFFF',
    url: '/assets/app/samples/backgrounds/night-confetti-f063e6d5.webp',
    bytes: 23268,
    placeholder:
      'data:image/webp;base64,UklGRnAAAABXRUJQVlA4WAoAAAAQAAAABwAAEAAAQUxQSBkAAAABH3D4/4iIBoGkDWzFHn3xHiGi/0HEjLwBAFZQOCAwAAAA0AIAnQEqCAARAD8RcrBQLCakorAIAYAiCWUAAIn0AAD+7wUnpDtwNmRJ9aG1IoAA',
  },
] as const
