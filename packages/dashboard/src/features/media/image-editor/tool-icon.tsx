const shapes = {
  turn: <path d="M19 5v4.500h-4.500M19 9.500A7.500 7.500 0 1 0 20 13" />,
  flipX: <path d="M12 4v16M9 7 4 17h5zM15 7l5 10h-5z" />,
  flipY: <path d="M4 12h16M7 9l10-5v5zM7 15l10 5v-5z" />,
  compare: <path d="M12 4v16M5 6h4M5 18h4M4.500 6.500v11M15 6h4M15 18h4M19.500 6.500v11" />,
} as const

/** Icons that only the image editor needs. */
export const ToolIcon = ({ name }: { name: keyof typeof shapes }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {shapes[name]}
  </svg>
)
