import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { DecideLearnt } from "./decide-learnt.tsx";
import type { LearntRow } from "./learnt-queries.ts";

beforeEach(browserObjects);
afterEach(tidy);

const rated = (value: string) => ({
  specifications: [{ name: { ko: "정격전류", en: "Rated current", zh: "额定电流" }, value }],
});
const pair = {
  id: "prd_1 prd_2",
  askedId: "prd_1",
  takenId: "prd_2",
  asked: { id: "prd_1", partNumber: "E3Z-D61" },
  taken: { id: "prd_2", partNumber: "BEN5M" },
  buyers: 3,
  since: "2026-11-20T00:00:00.000Z",
} as unknown as LearntRow;
const world = () =>
  network({
    "/product-entities/prd_1": () => ({ id: "prd_1", ...rated("5 A") }),
    "/product-entities/prd_2": () => ({ id: "prd_2", ...rated("8 A") }),
    "/product-entities/learnt/accept": () => undefined,
    "/product-entities/learnt/refuse": () => undefined,
  });
const posted = (sent: ReturnType<typeof network>) => sent.find(({ method }) => method === "POST");

test("a learnt pair is accepted with a grade, beside what differs (D37-5)", async () => {
  const sent = world();
  await show("/substitutes", () => <DecideLearnt of={pair} />, "/substitutes");
  fireEvent.click(screen.getByRole("button", { name: "E3Z-D61 대신 BEN5M 승인" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("정격전류 5 A → 8 A")).toBeTruthy();
  const accept = dialog.getByRole<HTMLButtonElement>("button", { name: "승인" });
  expect(accept.disabled).toBe(true);
  fireEvent.change(dialog.getByLabelText("대체 등급"), { target: { value: "SAME_FOOTPRINT" } });
  fireEvent.click(accept);
  await waitFor(() => expect(posted(sent)).toBeTruthy());
  const { askedId, takenId } = pair;
  expect(posted(sent)!.body).toEqual({
    askedId,
    takenId,
    relation: "EQUIVALENT",
    grade: "SAME_FOOTPRINT",
  });
});

test("one with a deleted part can only be refused (D37-5)", async () => {
  const sent = world();
  const { taken: _gone, ...rest } = pair;
  await show("/substitutes", () => <DecideLearnt of={rest as LearntRow} />, "/substitutes");
  expect(screen.queryByRole("button", { name: /승인/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "E3Z-D61 대신 prd_2 거절" }));
  await waitFor(() => expect(posted(sent)).toBeTruthy());
  expect(posted(sent)!.body).toEqual({ askedId: "prd_1", takenId: "prd_2" });
});
