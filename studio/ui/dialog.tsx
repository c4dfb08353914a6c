import type { ReactNode } from 'react'
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
  /** `sheet` stands at the right edge over the whole height. */
  look?: 'box' | 'wide' | 'sheet'
  /** Work that must not end by a click beside it. */
  isKept?: boolean
}

export function Dialog({ title, isOpen, onClose, children, look = 'box', isKept = false }: DialogProps) {
  const words = useWords()
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      isOpen={isOpen}
      isDismissable={!isKept}
      isKeyboardDismissDisabled={isKept}
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className={`${styles.modal} ${styles[look]}`}>
        <AriaDialog className={styles.dialog ?? ''}>
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
      </Modal>
    </ModalOverlay>
  )
}
