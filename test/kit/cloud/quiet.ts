import { afterEach, expect } from "vitest";
import { refusals } from "./callers.ts";

if (!process.env["LOGS"])
  // oxlint-disable-next-line no-console -- a line for every request costs more than the request
  console.log = () => undefined;

// Whatever a function then made of it: on AWS it would not have had what it asked for.
afterEach(() => {
  expect(refusals.splice(0).map(({ message }) => message)).toEqual([]);
});
