import { browserObjects } from "@bupum/ui/test/browser-objects";
import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tidy } from "../../../test/world.tsx";
import { useAfterPaint } from "./use-after-paint.ts";

beforeEach(browserObjects);
afterEach(tidy);

const seen: string[] = [];

function Counted({ value }: { value: string | undefined }) {
  const counted = useAfterPaint(value);
  seen.push(`${value ?? "none"}/${counted ?? "none"}`);
  return <output>{counted ?? "none"}</output>;
}

test("What narrows a list follows its rows in a rendering of its own; the first and none come at once", async () => {
  const { rerender } = render(<Counted value={undefined} />);
  rerender(<Counted value="37" />);
  rerender(<Counted value="12" />);
  await screen.findByText("12");
  rerender(<Counted value={undefined} />);
  expect(screen.getByRole("status").textContent).toBe("none");
  rerender(<Counted value="5" />);
  expect(screen.getByRole("status").textContent).toBe("5");
  const different = seen.filter((one, at) => one !== seen[at - 1]);
  expect(different).toEqual([
    "none/none",
    "37/37",
    // The rows are drawn while the counts are still those of before.
    "12/37",
    "12/12",
    "none/none",
    "5/5",
  ]);
});
