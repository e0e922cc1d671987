import * as z from "zod/mini";
import { rule } from "./rule.ts";

/** Page sizes (D0-13). */
export const pageSizes = [10, 30, 100] as const;
export type PageSize = (typeof pageSizes)[number];
export const deepestPage = 100;
/** Each page before the requested one costs a search; a cursor costs one search at any depth. */
export const deepestSearchPage = 5;

const wholeNumber = (least: number) => z.pipe(z.coerce.number(), z.int().check(z.minimum(least)));

/** Query of every list: `page` and `itemsPerPage` (D0-13), and an opaque cursor. */
export const pageQuery = z.strictObject({
  page: z._default(wholeNumber(1), 1),
  itemsPerPage: z._default(
    z.pipe(
      z.coerce.number<PageSize | `${PageSize}`>(),
      z.int().check(rule(isPageSize, { error: "PAGE_SIZE" })),
    ),
    30,
  ),
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(1024))),
});
export type PageQuery = z.output<typeof pageQuery>;

/** Reply of every list. `total` is present only if a counter holds it. */
export const page = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    page: z.int(),
    itemsPerPage: z.int(),
    nextCursor: z.optional(z.string()),
    total: z.optional(z.int()),
  });
export interface Page<Item> {
  items: Item[];
  page: number;
  itemsPerPage: number;
  nextCursor?: string | undefined;
  total?: number | undefined;
}

function isPageSize(size: number): boolean {
  return (pageSizes as readonly number[]).includes(size);
}

/** A boolean in a query string: `true` or `false`. */
export const queryFlag = z.pipe(
  z.enum(["true", "false"]),
  z.transform((text) => text === "true"),
);

/** `sort=createdAt:desc` over the named values; the first is the default (newest first, D0-13). */
export const sortOf = <const S extends readonly [string, ...string[]]>(sorts: S) =>
  z.optional(z.enum(sorts));

/** `filter=status:PENDING;region:SEOUL`: pairs of field and value, over the named fields. */
export const filterOf = <const F extends readonly [string, ...string[]]>(fields: F) =>
  z.optional(
    z.pipe(
      z.string().check(
        z.maxLength(500),
        rule(
          (text) =>
            text.split(";").every((pair) => fields.some((field) => pair.startsWith(`${field}:`))),
          { error: "invalid_value" },
        ),
      ),
      z.transform(
        (text) =>
          Object.fromEntries(
            text.split(";").map((pair) => {
              const colon = pair.indexOf(":");
              return [pair.slice(0, colon), pair.slice(colon + 1)];
            }),
          ) as Partial<Record<F[number], string>>,
      ),
    ),
  );
