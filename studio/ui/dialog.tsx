import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
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
  const rememberWayBack = useWayBack()
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
        <div onKeyDown={keepKeys} onFocus={rememberWayBack}>
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

/**
 * What the dialog was opened from may be out of reach when it is shut: a menu is gone by then, and the button inside that shut it takes
 * no focus while it works. One comes back to the menu's button all the same. Answers what hears of the focus inside: the dialog may
 * begin between a menu that has let go of the focus and its button, which gets it the moment after.
 */
function useWayBack(): (event: FocusEvent) => void {
  const [before] = useState(() => wayBackTo(document.activeElement))
  const wayBack = useRef(before)
  useEffect(() => {
    return () => {
      const { current: element } = wayBack
      // Once the overlay has let go of the focus.
      if (element) requestAnimationFrame(() => document.activeElement === document.body && element.focus())
    }
  }, [])
  return ({ relatedTarget }) => {
    wayBack.current ??= wayBackTo(relatedTarget)
  }
}

function wayBackTo(focused: EventTarget | null): HTMLElement | null {
  if (!(focused instanceof HTMLElement) || focused === document.body) return null
  const menu = focused.closest('[role=menu]')
  return menu ? document.querySelector<HTMLElement>(`[aria-controls="${menu.id}"]`) : focused
}

/** The editor's shortcuts are not meant here: Delete in a list of files deletes no block. Leaving and going round are the dialog's own. */
function keepKeys(event: KeyboardEvent): void {
  if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation()
}
