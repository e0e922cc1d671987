import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { productOf } from "../../../../test/product-label.ts";
import { show, tidy } from "../../../../test/world.tsx";
import { RefuseDialog } from "./refuse-dialog.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const line = (replyType: Line["replyType"]) =>
  productOf<Line>({ id: `est_1#${replyType}`, partNumber: "E3Z", replyType, open: true });
async function asked(...lines: Line[]) {
  await show(<RefuseDialog lines={lines} onClose={() => undefined} />);
  return within(await screen.findByRole("dialog"));
}

test("taking a quote back is called that, from the title to the button", async () => {
  const dialog = await asked(line("REPLIED"));
  expect(dialog.getByText("견적 철회")).toBeTruthy();
  expect(dialog.getByText(/견적을 철회합니다/)).toBeTruthy();
  expect(dialog.getByRole("button", { name: "철회하기" })).toBeTruthy();
});

test("who refuses lines with quoted ones among them is told what becomes of the quotes", async () => {
  const dialog = await asked(line("REPLIED"), line("PENDING"));
  expect(dialog.getByText("이미 제출한 견적은 철회됩니다.")).toBeTruthy();
  expect(dialog.getByRole("button", { name: "거절하기" })).toBeTruthy();
});
