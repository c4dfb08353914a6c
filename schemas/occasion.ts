import { z } from 'zod'

// Schemas are marked as pure: browsers read the rest of this file, and would get zod with it.

/** The 28 occasions a card can be for (R2.13), as they stand in addresses and content keys. */
export const occasions = [
  'blankodesign',
  'allgemein',
  'einschulung',
  'firmenfeier',
  'firmung',
  'geburt',
  'geburtstag',
  'genesung',
  'halloween',
  'hochzeit',
  'jubilaeum',
  'jugendweihe',
  'kommunion',
  'konfirmation',
  'muttertag',
  'neujahr',
  'oktoberfest',
  'ostern',
  'party',
  'richtfest',
  'ruhestand',
  'taufe',
  'trauer',
  'umzug',
  'valentinstag',
  'vatertag',
  'weihnachtsfeier',
  'zubehoer',
] as const

export const Occasion = /* @__PURE__ */ z.enum(occasions)
export type Occasion = z.infer<typeof Occasion>

/**
 * Pages below an occasion, by their content key (R2.12). `weihnachten` has pages of its own
 * although it is not one of the occasions; the specification lists it only here.
 */
export const subOccasions = [
  'geburtstag/18-geburtstag',
  'geburtstag/20-geburtstag',
  'geburtstag/30-geburtstag',
  'geburtstag/40-geburtstag',
  'geburtstag/50-geburtstag',
  'geburtstag/60-geburtstag',
  'geburtstag/70-geburtstag',
  'geburtstag/80-geburtstag',
  'geburtstag/90-geburtstag',
  'geburtstag/kindergeburtstag',
  'geburt/junge',
  'geburt/maedchen',
  'geburt/zwillinge',
  'geburt/babyshower',
  'hochzeit/goldene-hochzeit',
  'hochzeit/silberhochzeit',
  'weihnachten/privat',
  'weihnachten/geschaeftlich',
] as const

export const SubOccasion = /* @__PURE__ */ z.enum(subOccasions)
export type SubOccasion = z.infer<typeof SubOccasion>

/** The occasion categories a design can be filed under (R3.18). */
export const occasionCategories = [
  'einschulung',
  'firmung',
  'geburt',
  'geburtstag',
  'kindergeburtstag',
  'hochzeit',
  'kommunion',
  'konfirmation',
  'ostern',
  'taufe',
  'trauer',
  'weihnachten-business',
  'weihnachten-private',
] as const

export const OccasionCategory = /* @__PURE__ */ z.enum(occasionCategories)
export type OccasionCategory = z.infer<typeof OccasionCategory>
