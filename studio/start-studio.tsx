/** The visual editor, a browser program of its own on the studio's origin; it knows the content service by its Management API alone. */
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Studio } from './studio.tsx'

const container = document.getElementById('studio')
if (container)
  createRoot(container).render(
    <StrictMode>
      <Studio />
    </StrictMode>,
  )
