import type { BlockProps } from '../../runtime/define-block.ts'
import { collageWords } from '../../runtime/messages/german/collage-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { CardsSection } from '../../runtime/ui/cards-section.tsx'
import { CollageLayout } from '../../runtime/ui/collage-layout.tsx'
import { ContentLink } from '../../runtime/ui/content-link.tsx'
import type { Link } from '../../schemas/fields/multilink.ts'
import type { CollageDesign, CollageDesignGroup } from '../../schemas/wall-art/collage.ts'
import { collageLetters } from '../../schemas/wall-art/collage-cells.ts'
import { collageFragment } from '../../schemas/wall-art/collage-choice.ts'
import styles from './collage-overview.module.css'
import type { CollageOverviewBlok } from './collage-overview.schema.ts'

/** The arrangements of collages in their groups, drawn in small (R2.32). */
export function CollageOverview({ blok, data: groups, editable }: BlockProps<CollageOverviewBlok, CollageDesignGroup[]>) {
  return (
    <CardsSection headline={blok.headline} editable={editable}>
      <div className={styles.groups}>
        {groups.map(({ key, name, designs }) => (
          <section key={key}>
            <h3 className={styles.name}>{name}</h3>
            <ul className={styles.designs}>
              {designs.map((design) => (
                <Design key={design.id} design={design} url={blok.url} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </CardsSection>
  )
}

function Design({ design, url }: { design: CollageDesign; url: Link | undefined }) {
  const message = useMessages(collageWords)
  return (
    <li className={styles.design}>
      <div className={styles.layout}>
        <CollageLayout design={design} />
      </div>
      <ContentLink to={url && { ...url, anchor: collageFragment(design.id) }} className={styles.link}>
        {design.name}
      </ContentLink>
      <span className={styles.count}>{message('collage.pictures', { count: collageLetters(design.rows).length })}</span>
    </li>
  )
}
