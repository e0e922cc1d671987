import { expect, test } from "vitest";
import { clearStampedPage } from "./frame.ts";

const page = () => {
  document.head.innerHTML = '<meta name="description" data-stamped />';
  document.body.innerHTML =
    '<div data-frame></div><main data-stamped>E3Z-D61</main><div id="root"></div><div data-frame></div>';
  const root = document.getElementById("root")!;
  clearStampedPage(root);
  return root;
};
const left = () => document.querySelectorAll("[data-frame], [data-stamped]").length;
/** Observers of a document are told before this goes on, and before anything is painted. */
const told = () => Promise.resolve();

test("stamped tags of the head are removed before React could adopt them", () => {
  page();
  expect(document.head.childElementCount).toBe(0);
});

test("the frame stays while only styles and empty elements are there", async () => {
  const root = page();
  root.append(document.createElement("style"), document.createElement("div"));
  await told();
  expect(left()).toBe(3);
});

test.each(['<div><main id="main">부품</main></div>', "<div data-failure='broken'></div>"])(
  "the frame and the stamped text are removed before %s is painted",
  async (drawn) => {
    const root = page();
    root.innerHTML = drawn;
    await told();
    expect(left()).toBe(0);
    expect(root.childElementCount).toBe(1);
  },
);
