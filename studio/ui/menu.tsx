import type { ReactNode, Ref } from 'react'
import { Menu as AriaMenu, Keyboard, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components'
import { Button, type ButtonProps } from './button.tsx'
import styles from './menu.module.css'

export interface Command {
  id: string
  label: string
  /** As it is written for people: `⌘Z`. */
  keys?: string | undefined
  isDisabled?: boolean
  isDangerous?: boolean
  run(): void
}

export interface MenuProps {
  label: string
  children: ReactNode
  look?: ButtonProps['look']
  buttonRef?: Ref<HTMLButtonElement>
  /** Groups of commands; a line stands between two. */
  commands: Command[][]
}

/** A button that opens a list of commands. */
export function Menu({ label, children, look = 'icon', buttonRef, commands }: MenuProps) {
  const groups = commands.filter((group) => group.length > 0)
  const run = (id: string) =>
    groups
      .flat()
      .find((command) => command.id === id)
      ?.run()
  return (
    <MenuTrigger>
      <Button look={look} aria-label={label} {...(buttonRef && { ref: buttonRef })}>
        {children}
      </Button>
      <Popover className={styles.popover ?? ''} placement="bottom end">
        <AriaMenu className={styles.menu ?? ''} onAction={(key) => run(String(key))} aria-label={label}>
          {groups.flatMap((group, index) => [
            index > 0 && <Separator key={`line-${group[0]?.id}`} className={styles.line ?? ''} />,
            ...group.map(({ id, label: text, keys, isDisabled = false, isDangerous = false }) => (
              <MenuItem
                key={id}
                id={id}
                className={styles.item ?? ''}
                isDisabled={isDisabled}
                textValue={text}
                data-dangerous={isDangerous || undefined}
              >
                <span>{text}</span>
                {keys && <Keyboard className={styles.keys ?? ''}>{keys}</Keyboard>}
              </MenuItem>
            )),
          ])}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
