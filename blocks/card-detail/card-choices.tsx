import { cardWords } from '../../runtime/messages/german/card-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { OptionField } from '../../runtime/ui/option-field.tsx'
import { RefinementField } from '../../runtime/ui/refinement-field.tsx'
import { SelectField } from '../../runtime/ui/select-field.tsx'
import type { CardChoice, CardOffer } from '../../schemas/cards/card.ts'
import { cardQuantities, noTag } from '../../schemas/cards/card-choice.ts'
import { takesRefinement } from '../../schemas/refinement.ts'
import { AccessoryField } from './accessory-field.tsx'
import { hasRibbon } from './use-card-choice.ts'

interface CardChoicesProps {
  offer: CardOffer
  choice: CardChoice
  change: (changed: Partial<CardChoice>) => void
  ribbonNote: string
}

/** Paper, corners, refinement, what goes with it, and how many. What there is only one of is nothing to choose. */
export function CardChoices({ offer, choice, change, ribbonNote }: CardChoicesProps) {
  const message = useMessages(cardWords)
  const { papers, punchings, refinements, accessories, tags, tagNote } = offer
  const canHaveTag = tags.length > 0 && hasRibbon(offer, choice.accessories)
  return (
    <>
      <SelectField
        label={message('card.paper')}
        options={papers}
        chosen={choice.paper}
        onChoose={(paper) => change({ paper })}
        hint={papers.find(({ value }) => value === choice.paper)?.note}
      />
      {punchings.length > 1 && (
        <OptionField
          label={message('card.punching')}
          options={punchings}
          chosen={choice.punching}
          onChoose={(punching) => change({ punching })}
        />
      )}
      {refinements.length > 1 && (
        <RefinementField
          options={refinements}
          chosen={choice.refinement}
          onChoose={(refinement) => change({ refinement })}
          isPossible={takesRefinement(papers, choice.paper)}
        />
      )}
      {accessories.map((group) => (
        <AccessoryField
          key={group.type}
          group={group}
          chosen={choice.accessories}
          onChoose={(skus) => change({ accessories: skus })}
          hint={[group.note, group.type === 'ribbon' ? ribbonNote : ''].filter(Boolean).join('. ')}
        />
      ))}
      {canHaveTag && (
        <OptionField
          label={message('card.tag')}
          options={[{ value: noTag, name: message('card.none') }, ...tags]}
          chosen={choice.tag ?? noTag}
          onChoose={(value) => change({ tag: tags.find((tag) => tag.value === value)?.value })}
          hint={tagNote}
        />
      )}
      <SelectField
        label={message('card.quantity')}
        options={cardQuantities.map((count) => ({
          value: String(count),
          name: message(count === 1 ? 'card.oneCard' : 'card.cards', { count }),
        }))}
        chosen={String(choice.quantity)}
        onChoose={(quantity) => change({ quantity: Number(quantity) })}
      />
    </>
  )
}
