/** A bracket whose pin is missing: dashed, lifted off its bore, with a balloon that asks for its number. */
export function MissingPart() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 480 300"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-full max-w-xl fill-none stroke-2 stroke-primary"
    >
      <g className="fill-background">
        <path d="M74.9 184.9V109.3A67.2 38.8 -60 0 1 156.1 23.6l19 11A67.2 38.8 -60 0 0 93.9 120.2v53.7l139.5 80.5v22Z" />
        <path d="M93.9 173.9L189 119l139.5 80.5-95.1 54.9Z" />
        <path d="M233.4 254.4l95.1-54.9v22l-95.1 54.9Z" />
        <path d="M93.9 173.9v-53.7A67.2 38.8 -60 0 1 175.1 34.6 67.2 38.8 -60 0 1 189 65.3V119Z" />
        <ellipse cx="141.5" cy="92.8" rx="26.9" ry="15.5" transform="rotate(-60 141.5 92.8)" />
        <ellipse cx="232.3" cy="198.9" rx="29.9" ry="17.3" />
      </g>
      <path
        d="M122.5 103.8A26.9 15.5 -60 0 0 141.5 70.8M209.3 209.9A29.9 17.3 0 0 1 255.4 209.9"
        strokeWidth="1.25"
      />
      <g strokeDasharray="7 5">
        <ellipse cx="232.3" cy="55" rx="29.9" ry="17.3" />
        <path d="M202.5 55v51.2a29.9 17.3 0 0 0 59.7 0V55" />
      </g>
      <g strokeWidth="1" opacity="0.55">
        <path
          d="M232.3 23v203.9M198.5 179.4l67.6 39M266.1 179.4l-67.6 39M171.1 75.7l-59.2 34.2M141.5 127V58.6"
          strokeDasharray="12 3 2 3"
        />
        <path d="M69.6 187.9l-26.4 15.3M228.1 279.4l-26.4 15.3M49.6 199.5L208 291M61.2 202.6l-11.6-3.1 5.2 6.7M202.8 284.3L208 291l-11.6-3" />
      </g>
      <circle cx="420" cy="58" r="22" />
      <path d="M262.2 80.6l46-22.6H398" strokeWidth="1.25" />
      <path d="M413.5 53a6.5 6.5 0 1 1 9.8 5.6c-2.2 1.3-3.3 2.6-3.3 5.4M420 69.5h.01" />
      <circle cx="262.2" cy="80.6" r="2.5" className="fill-primary" />
    </svg>
  )
}
