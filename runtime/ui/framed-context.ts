import { createContext } from 'react'

/** Whether the page stands in an editor's frame: browsers complain of each `autofocus` in a frame of another origin. */
export const FramedContext = createContext(false)
