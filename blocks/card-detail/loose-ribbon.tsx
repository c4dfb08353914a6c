import styles from './card-detail.module.css'

const course = 'M-16 92C30 40 74 18 104 34c34 18-4 66-34 50-34-18 26-72 146-66'

/** A piece of satin ribbon that lies there: dark at its edges, light where it bulges. */
export const LooseRibbon = ({ color }: { color: string }) => (
  <svg className={styles.ribbon} viewBox="0 0 200 110" aria-hidden="true" fill="none">
    <path d={course} stroke={color} strokeWidth="18" />
    <path d={course} stroke="rgb(0 0 0 / 14%)" strokeWidth="18" />
    <path d={course} stroke={color} strokeWidth="16" />
    <path d={course} stroke="rgb(255 255 255 / 12%)" strokeWidth="9" />
  </svg>
)
