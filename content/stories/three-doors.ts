import { blok, type NewBlok, oneImage, toStory } from '../blok-builders.ts'
import type { SlideFacts } from './pages.ts'

interface Door extends SlideFacts {
  button: string
  to: string
  /** Shows the hint at sample cards on phones. */
  samples?: boolean
}

/** Three doors side by side. */
export const threeDoors = (doors: [Door, Door, Door]): NewBlok =>
  blok('three_section_teaser', {
    sections: doors.map(({ title, text, button, to, picture, control, samples }) =>
      blok('three_section_slide', {
        title,
        text,
        buttonText: button,
        isButtonVisible: true,
        control,
        tagNameHeadline: 'h2',
        backgroundColor: 'tint',
        showSampleCardBadgeOnMobile: samples ?? false,
        responsiveImages: oneImage(picture),
        url: toStory(to),
      }),
    ),
  })
