import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { StateTabs } from "./state-tabs.tsx";

afterEach(cleanup);

const tabs = (count?: string) => (
  <StateTabs
    label="상태"
    tabs={[{ words: "전체", ...(count !== undefined && { count }) }]}
    state={undefined}
    onChange={() => undefined}
  />
);

test("a count has its place before it is known, and a tab without one has none", () => {
  const { rerender } = render(tabs(""));
  expect(screen.getByRole("button").querySelector("small")).not.toBeNull();
  rerender(tabs("품목 12"));
  expect(screen.getByRole("button").textContent).toBe("전체품목 12");
  rerender(tabs());
  expect(screen.getByRole("button").querySelector("small")).toBeNull();
});
