import { type ReactNode, useId } from 'react'
import type { LidPattern, PhotoboxLid } from '../../schemas/photoboxes/photobox-lid.ts'

/** Each in a square of 40 by 40 that is repeated. */
const patterns: Record<LidPattern, (ink: string) => ReactNode> = {
  streifen: (ink) => <path d="M0 10h40M0 30h40" stroke={ink} strokeWidth="7" />,
  punkte: (ink) => <path d="M10 10h.01M30 30h.01" stroke={ink} strokeWidth="10" strokeLinecap="round" />,
  boegen: (ink) => <path d="M1.5 40a18.5 18.5 0 0 1 37 0M10 40a10 10 0 0 1 20 0" stroke={ink} strokeWidth="3" fill="none" />,
  karo: (ink) => <path d="M10 0v40M0 10h40" stroke={ink} strokeWidth="20" opacity="0.4" />,
  zweige: (ink) => (
    <path d="M19.5 38V5h1v33zM20 33q-10-1-12-10q10 0 12 10zM20 26q10-1 12-10q-10 0-12 10zM20 17q-9-1-11-9q10 0 11 9z" fill={ink} />
  ),
  konfetti: (ink) => (
    <path d="M6 8l7 3M27 5l-4 7M34 21l6 2M15 22l-2 7M27 33l7-3M5 37l4-5" stroke={ink} strokeWidth="3.5" strokeLinecap="round" />
  ),
}

interface LidProps extends PhotoboxLid {
  x?: number
  y?: number
  width: number
  height: number
}

function Lid({ pattern, paper, ink, ...place }: LidProps) {
  const id = useId()
  return (
    <>
      <pattern id={id} width="40" height="40" patternUnits="userSpaceOnUse" x={place.x} y={place.y}>
        {patterns[pattern](ink)}
      </pattern>
      <rect {...place} fill={paper} />
      <rect {...place} fill={`url(#${id})`} />
    </>
  )
}

/** What a lid is printed with. */
export const LidSwatch = ({ lid }: { lid: PhotoboxLid }) => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <Lid {...lid} width={80} height={80} />
  </svg>
)

interface PhotoBoxProps {
  lid: PhotoboxLid
  /** Of a picture that goes in, in millimetres. */
  format: { width: number; height: number }
  /** In words, for those who do not see it. */
  label: string
}

/** A closed box, with pictures that look out from below it. */
export function PhotoBox({ lid, format, label }: PhotoBoxProps) {
  const scale = 2.3
  const [width, height] = [(format.width + 14) * scale, (format.height + 14) * scale]
  const [x, y] = [300 - width / 2, 330 - height / 2]
  return (
    <svg viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <rect width="600" height="600" fill="#e6e2da" />
      <Print {...format} scale={scale} x={300 - width * 0.2} y={y + height * 0.12} turn={-14} sky="#f0e6cf" sun="#e2a24d" land="#6f7f4b" />
      <Print {...format} scale={scale} x={300 + width * 0.24} y={y + height * 0.06} turn={9} sky="#dfe5e6" sun="#f7f3e6" land="#5f7c8b" />
      <rect x={x + 12} y={y + 22} width={width} height={height + 12} rx="10" fill="#2a211a" opacity="0.16" />
      <rect x={x + 4} y={y + 8} width={width} height={height + 12} rx="3" fill="#2a211a" opacity="0.18" />
      <rect x={x + 3} y={y + 20} width={width - 6} height={height} rx="3" fill={lid.paper} />
      <rect x={x + 3} y={y + 20} width={width - 6} height={height} rx="3" fill="#2a211a" opacity="0.3" />
      <Lid {...lid} x={x} y={y} width={width} height={height} />
      <path d={`M${x} ${y + height}V${y}H${x + width}`} fill="none" stroke="#ffffff" strokeWidth="2.5" opacity="0.4" />
      <path d={`M${x} ${y + height}H${x + width}V${y}`} fill="none" stroke="#2a211a" strokeWidth="2.5" opacity="0.25" />
      <rect x="222" y="298" width="156" height="64" fill="#fbf9f3" />
      <text x="300" y="338" textAnchor="middle" fontSize="25" fill="#1b1b1d">
        Sommer 27
      </text>
    </svg>
  )
}

interface PrintProps {
  width: number
  height: number
  scale: number
  x: number
  y: number
  turn: number
  sky: string
  sun: string
  land: string
}

const Print = ({ width, height, scale, x, y, turn, sky, sun, land }: PrintProps) => {
  const [w, h] = [width * scale, height * scale]
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x={-w / 2 + 5} y={-h / 2 + 8} width={w} height={h} fill="#2a211a" opacity="0.14" />
      <rect x={-w / 2} y={-h / 2} width={w} height={h} fill="#fefdfb" />
      <rect x={-w / 2 + 10} y={-h / 2 + 10} width={w - 20} height={h - 20} fill={sky} />
      <circle cx={w * 0.2} cy={-h * 0.28} r={h * 0.09} fill={sun} />
      <path d={`M${-w / 2 + 10} ${-h * 0.1}Q${-w * 0.1} ${-h * 0.3} ${w / 2 - 10} 0V${h / 2 - 10}H${-w / 2 + 10}Z`} fill={land} />
    </g>
  )
}
