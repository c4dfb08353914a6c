/** Said in words beside the Publish button. */
export type SaveState = 'saved' | 'changed' | 'saving' | 'offline' | 'signed-out' | 'refused' | 'gone'
