import type { Format } from '../../schemas/format.ts'
import styles from './hung-picture.module.css'

interface MouldingProps {
  outside: Format
  /** How wide the face of the frame is, the gap behind it, and the border of the mat. Millimetres. */
  width: number
  gap: number
  mat: number
  color: string
}

/** A frame seen from the front, lit from the upper left, with what lies in it but the picture. */
export function Moulding({ outside: { width: w, height: h }, width: f, gap, mat, color }: MouldingProps) {
  const inner = f + gap + mat
  const face = [
    { d: `M0 0H${w}L${w - f} ${f}H${f}Z`, shade: '#fff', opacity: 0.16 },
    { d: `M0 0L${f} ${f}V${h - f}L0 ${h}Z`, shade: '#fff', opacity: 0.07 },
    { d: `M${w} 0V${h}L${w - f} ${h - f}V${f}Z`, shade: '#000', opacity: 0.12 },
    { d: `M0 ${h}L${f} ${h - f}H${w - f}L${w} ${h}Z`, shade: '#000', opacity: 0.2 },
    // It throws its shadow on what lies deeper.
    { d: `M${f} ${f}H${w - f}L${w - 1.4 * f} ${1.35 * f}H${1.35 * f}V${h - 1.4 * f}L${f} ${h - f}Z`, shade: '#000', opacity: 0.14 },
  ]
  return (
    <svg className={styles.moulding} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <rect width={w} height={h} fill={color} />
      <rect x={f} y={f} width={w - 2 * f} height={h - 2 * f} fill={gap > 0 ? '#141414' : '#fbfaf7'} />
      {face.map(({ d, shade, opacity }) => (
        <path key={d} d={d} fill={shade} fillOpacity={opacity} />
      ))}
      {mat > 0 && <path d={`M${inner} ${h - inner}V${inner}H${w - inner}V${h - inner}Z`} fill="none" stroke="#cfcbc2" strokeWidth="3" />}
    </svg>
  )
}
