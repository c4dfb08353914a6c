import type { ReactNode } from 'react'
import type { BlockProps } from '../../runtime/define-block.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import styles from './flag-switch.module.css'
import type { FlagSwitchBlok } from './flag-switch.schema.ts'

/** Both variants, one below the other, for who edits them: in visitors' pages there is the one in this block's place. */
export function FlagSwitch({ blok, slots, editable }: BlockProps<FlagSwitchBlok>) {
  const message = useMessages()
  return (
    <div className={styles.switch} {...editable}>
      <Variant label={message('flag.off', { flag: blok.flag })}>{slots.off}</Variant>
      <Variant label={message('flag.on', { flag: blok.flag })}>{slots.on}</Variant>
    </div>
  )
}

function Variant({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.variant} aria-label={label}>
      <p className={styles.label}>{label}</p>
      {children}
    </section>
  )
}
