import { calendarAnswers } from './calendars/calendar-answers.ts'
import { cardAnswers } from './cards/card-answers.ts'
import type { EmbeddedAnswer } from './embedded-answer.ts'
import { photobookAnswers } from './photobooks/photobook-answers.ts'
import { photoboxAnswers } from './photoboxes/photobox-answers.ts'
import { shippingAnswer } from './shipping-answer.ts'
import type { ShopApi } from './shop-api.ts'
import { collageAnswers } from './wall-art/collage-answers.ts'
import { photoFrameAnswers } from './wall-art/photo-frame-answers.ts'

/** All that our own shop service is asked: one line each. */
export const embeddedAnswers = (spaceId: number): EmbeddedAnswer[] => [
  shippingAnswer,
  ...calendarAnswers,
  ...cardAnswers(spaceId),
  ...collageAnswers,
  ...photoFrameAnswers,
  ...photobookAnswers(spaceId),
  ...photoboxAnswers,
]

/** Our own shop service: knows what the specification says and what the shop draws, and nothing that changes while it runs. */
export function embeddedShopApi(spaceId: number): ShopApi {
  const answers = new Map(embeddedAnswers(spaceId).map((each) => [each.question.path, each.answer]))
  return {
    async ask(market, { path }, query) {
      const answer = answers.get(path)
      if (!answer) throw new Error(`Our own shop service has no answer to ${path}: it is missing in embedded-shop-api.ts.`)
      // What is found by the path of a question is the answer to that question (embedded-answer.ts).
      return { data: (await answer(market, query)) as never }
    },
  }
}
