import type { Day } from "../../kernel/time.ts";

/** What is known of a part's life beside that it is made and sold (D35-1). Without zod, for pages. */
export const lifeStates = [
  "NOT_FOR_NEW_DESIGNS",
  "LAST_ORDER",
  "DISCONTINUED",
  "REPLACED",
] as const;
export type LifeState = (typeof lifeStates)[number];
/** What can be said of a life: ACTIVE takes back what was said before. */
export const saidStates = ["ACTIVE", ...lifeStates] as const;
export type SaidState = (typeof saidStates)[number];
/** Who said it: a maker's list, an admin, or a seller whose word an admin took over. */
export const lifeSources = ["MAKER", "ADMIN", "SELLER"] as const;
export type LifeSource = (typeof lifeSources)[number];

interface Said {
  state: LifeState;
  lastOrderDay?: Day | undefined;
}

/** The state on a day: after the day of its last order a part is discontinued (D35-1). */
export const lifeOn = ({ state, lastOrderDay }: Said, today: Day): LifeState =>
  state === "LAST_ORDER" && lastOrderDay !== undefined && lastOrderDay < today
    ? "DISCONTINUED"
    : state;

/** States in which a maker takes no order. */
export const overStates = ["DISCONTINUED", "REPLACED"] as const satisfies LifeState[];
export const isOver = (state: string): boolean => overStates.some((one) => one === state);
