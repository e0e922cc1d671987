/** Both ends of a range. */
export type Span = readonly [low: number, high: number];

/** A specification, and one value of it; an article may have several of one. */
export interface TypedValue {
  /** An id of the definitions, for voltages with the kind of current behind it. */
  spec: string;
  value: number | Span | string | boolean;
}

/** A value as a text of filters: 3, relay, 0.63..1. */
export const valueText = (value: TypedValue["value"]): string =>
  typeof value === "object" ? value.join("..") : String(value);
