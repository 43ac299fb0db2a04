/** Written by packages/server/demo/stock/build.ts; an address that once stood here works for ever. */
export const papers = [
  {
    id: 'cream-paper',
    tags: ['paper', 'texture', 'warm', 'menu', 'beige'],
    isDark: false,
    ground: '#F9F2E2',
    colours: ['#F9F1E2', '#FBF3E4'],
    ink: '#1E2230',
    url: '/assets/app/samples/backgrounds/cream-paper-2169e8a9.webp',
    bytes: 15554,
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4WAoAAAAQAAAABwAAEAAAQUxQSAwAAAABD3D3/4iI0MCI/gdWUDggKgAAAPACAJ0BKggAEQA/EXKwUCwmpKKwCAGAIglnAMKALSQAAP7vZHEVGAAAAA==',
  },
  {
    id: 'cotton-paper',
    tags: ['paper', 'texture', 'white', 'clean', 'grey'],
    isDark: false,
    ground: '#F5F5F2',
    colours: ['#F4F4F1', '#F6F6F3'],
    ink: '#1E2231',
    url: '/assets/app/samples/backgrounds/cotton-paper-661ff79e.webp',
    bytes: 14408,
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4WAoAAAAQAAAABwAAEAAAQUxQSAwAAAABD3D3/4iI0MCI/gdWUDggJgAAALACAJ0BKggAEQA/EXKxUCwmpKKwCAGAIglpAAB7IAD+74dCwgAA',
  },
  {
    id: 'kraft-paper',
    tags: ['paper', 'texture', 'brown', 'parcel', 'market'],
    isDark: false,
    ground: '#D8B78C',
    colours: ['#D7B78C', '#D9B98E'],
    ink: '#1B1D29',
    url: '/assets/app/samples/backgrounds/kraft-paper-9f078106.webp',
    bytes: 17092,
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4WAoAAAAQAAAABwAAEAAAQUxQSAwAAAABD3D3/4iI0MCI/gdWUDggLgAAANACAJ0BKggAEQA/EXKwUCwmpKKwCAGAIglAF2AFpIAA/uiLGMJpJz1FE/U9IAA=',
  },
  {
    id: 'slate-board',
    tags: ['paper', 'texture', 'dark', 'chalk', 'menu', 'grey'],
    isDark: true,
    ground: '#22272D',
    colours: ['#23282E', '#24292F'],
    ink: '#FFFFFF',
    url: '/assets/app/samples/backgrounds/slate-board-07bd1b3d.webp',
    bytes: 17242,
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4WAoAAAAQAAAABwAAEAAAQUxQSAwAAAABD3D3/4iI0MCI/gdWUDggKgAAAPACAJ0BKggAEQA/EXKwUCwmpKKwCAGAIglpAL3QMGwAAP7tjRhlubAAAA==',
  },
  {
    id: 'graph-paper',
    tags: ['paper', 'grid', 'lines', 'school', 'plan', 'blue'],
    isDark: false,
    ground: '#F7F9FF',
    colours: ['#F6F9FF', '#F8FBFF'],
    ink: '#1E2332',
    url: '/assets/app/samples/backgrounds/graph-paper-ab3d3b6e.webp',
    bytes: 1602,
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4WAoAAAAQAAAABwAAEAAAQUxQSAwAAAABD3D3/4iI0MCI/gdWUDggKgAAAPACAJ0BKggAEQA/EXKwUCwmpKKwCAGAIglpAMiYMGwAAP7vzDx4x5gAAA==',
  },
  {
    id: 'ledger-lines',
    tags: ['paper', 'lines', 'notebook', 'yellow'],
    isDark: false,
    ground: '#FFF7DB',
    colours: ['#FFF6DA', '#FFF8DC'],
    ink: '#1F222F',
    url: '/assets/app/samples/backgrounds/ledger-lines-81d72a9e.webp',
    bytes: 806,
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4WAoAAAAQAAAABwAAEAAAQUxQSAwAAAABD3D3/4iI0MCI/gdWUDggLAAAAPACAJ0BKggAEQA/EXCwUCwmJKKwCAGAIgllAKj0MGwAAP7vrE1jeeopUAAA',
  },
  {
    id: 'terrazzo',
    tags: ['stone', 'texture', 'colourful', 'floor', 'light'],
    isDark: false,
    ground: '#F6EFE9',
    colours: ['#F2EBE8', '#F5EFE9', '#F6F2EA'],
    ink: '#1E2230',
    url: '/assets/app/samples/backgrounds/terrazzo-ed7c4b74.webp',
    bytes: 16720,
    placeholder:
      'data:image/webp;base64,UklGRngAAABXRUJQVlA4WAoAAAAQAAAABwAAEAAAQUxQSCgAAAABL3D5/4iIHgoaSY2WzwdSkHD+7UCrIaL/UaB84kmYhC7QGqh+U6A/VlA4ICoAAADwAgCdASoIABEAPxFysFAsJqSisAgBgCIJZwC06DKUAAD+7zxlAjwWAAA=',
  },
] as const
