import { readFileSync } from "node:fs";

/** Values of the API's enumerations that no text for people contains: states, and several words. */
const isRaw = /^[A-Z]{2,}(?:_[A-Z]+)+$|^[A-Z]{3,}(?:ED|ING)$|^(?:ACTIVE|HIDDEN|SHOWN|WITHDRAWN)$/;

function valuesIn(of: unknown): string[] {
  if (typeof of === "string") return isRaw.test(of) ? [of] : [];
  return typeof of === "object" && of !== null ? Object.values(of).flatMap(valuesIn) : [];
}

/** What stands under "enum" or "const" anywhere in a document of an API. */
function enumsIn(of: unknown): string[] {
  if (typeof of !== "object" || of === null) return [];
  return Object.entries(of).flatMap(([name, value]: [string, unknown]) =>
    name === "enum" || name === "const" ? valuesIn(value) : enumsIn(value),
  );
}

const values = new Set(
  ["user", "admin"].flatMap((api) => {
    const file = new URL(`../../../shared/src/openapi.${api}.json`, import.meta.url);
    return enumsIn(JSON.parse(readFileSync(file, "utf8")));
  }),
);

/** Words of a page that are values of the API, such as REGISTERED: a text for them is missing. */
export const rawValuesIn = (text: string): string[] => [
  ...new Set(
    (text.match(/(?<![\w-])[A-Z]+(?:_[A-Z]+)*(?![\w-])/g) ?? []).filter((one) => values.has(one)),
  ),
];
