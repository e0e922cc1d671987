import { browserObjects } from "@bupum/ui/test/browser-objects";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { show, tidy } from "../../../test/world.tsx";
import { EstimateState } from "./estimate-state.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const of = { status: "PENDING", open: true, lineCount: 37, pendingCount: 8 } as const;

test("a request whose answer is partly given says how many lines are answered (D2-10)", async () => {
  await show(<EstimateState of={of} />);
  expect(screen.getByText("29/37 답변")).toBeTruthy();
  cleanup();
  await show(<EstimateState of={{ ...of, pendingCount: 37 }} />);
  expect(screen.getByText("답변 대기")).toBeTruthy();
  cleanup();
  await show(<EstimateState of={{ ...of, status: "CANCELLED", open: false }} />);
  expect(screen.queryByText("29/37 답변")).toBeNull();
});
