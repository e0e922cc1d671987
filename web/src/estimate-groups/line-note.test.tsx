import { useDraft } from "@bupum/ui/form/draft";
import { DraftForm } from "@bupum/ui/form/draft-form";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { show, tidy } from "../../test/world.tsx";
import { blankLine, groupSchema } from "./group-form.ts";
import { LineRow } from "./line-row.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const memo = "2층 반입구로 납품\n지게차 없음";
const line = blankLine({ partNumber: "ZZ-9", targetPrice: "12000", memo });

function Row() {
  const draft = useDraft({
    schema: groupSchema,
    initial: { lines: [line] },
    send: async () => undefined,
  });
  return (
    <DraftForm draft={draft} label="요청">
      <table>
        <LineRow
          line={line}
          index={0}
          faulty={false}
          onDrop={() => undefined}
          onFiles={() => undefined}
          onBusy={() => undefined}
          room={5}
        />
      </table>
    </DraftForm>
  );
}

test("a remark stands in one row of its folded line, and opens in full", async () => {
  await show(<Row />);
  const more = screen.getByRole("button", { name: "희망가·상태·메모·파일" });
  expect(more.getAttribute("aria-expanded")).toBe("false");
  const note = screen.getByText("희망 단가 12000 · 2층 반입구로 납품 지게차 없음");
  expect(note.title).toBe(memo);
  fireEvent.click(note);
  expect(more.getAttribute("aria-expanded")).toBe("true");
  fireEvent.change(screen.getByLabelText("품목 메모"), { target: { value: "1층" } });
  fireEvent.click(more);
  expect(screen.getByText("희망 단가 12000 · 1층")).toBeTruthy();
});
