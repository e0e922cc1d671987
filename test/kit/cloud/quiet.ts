import { afterEach, expect } from "vitest";

// After all modules were reset: the tests' own callers are asked.
const { refusals } = await import("./callers.ts");

if (!process.env["LOGS"])
  // oxlint-disable-next-line no-console -- a line for every request costs more than the request
  console.log = () => undefined;

// A refused right fails the test, even if the function handled the error.
afterEach(() => {
  expect(refusals.splice(0).map(({ message }) => message)).toEqual([]);
});
