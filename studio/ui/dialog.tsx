import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useWords } from '../studio-context.ts'
import { Button } from './button.tsx'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'

export interface DialogProps {
  title: string
  isOpen: boolean
  onClose(): void
  children: ReactNode
  /** `sheet` stands at the right edge over the whole height, `full` has the width of the screen too. */
  look?: 'box' | 'wide' | 'sheet' | 'full'
  /** Work that must not end by a click beside it. */
  isKept?: boolean
  /** What it shows when that changes while it is open: it is read anew, and afterwards one is still back where one was before. */
  step?: string | undefined
}

export function Dialog({ title, isOpen, onClose, children, look = 'box', isKept = false, step }: DialogProps) {
  const words = useWords()
  useWayBack()
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      isOpen={isOpen}
      isDismissable={!isKept}
      isKeyboardDismissDisabled={isKept}
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className={`${styles.modal} ${styles[look]}`}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: takes no keys itself, only keeps them from the editor behind */}
        <div onKeyDown={keepKeys}>
          <AriaDialog key={step} className={styles.dialog ?? ''}>
            <header className={styles.head}>
              <Heading slot="title" className={styles.title ?? ''}>
                {title}
              </Heading>
              {!isKept && (
                <Button look="icon" aria-label={words.close} onPress={onClose}>
                  <Icon name="close" />
                </Button>
              )}
            </header>
            {children}
          </AriaDialog>
        </div>
      </Modal>
    </ModalOverlay>
  )
}

/** A menu is gone by the time the dialog that its command has opened is shut: then one comes back to the menu's button. */
function useWayBack(): void {
  const [button] = useState(() => {
    const menu = document.activeElement?.closest('[role=menu]')
    return menu ? document.querySelector<HTMLElement>(`[aria-controls="${menu.id}"]`) : null
  })
  useEffect(() => {
    return () => {
      // Once the overlay has let go of the focus.
      if (button) requestAnimationFrame(() => document.activeElement === document.body && button.focus())
    }
  }, [button])
}

/** The editor's shortcuts are not meant here: Delete in a list of files deletes no block. Leaving and going round are the dialog's own. */
function keepKeys(event: KeyboardEvent): void {
  if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation()
}
