import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { show, tidy } from "../../test/world.tsx";
import { HiddenNote } from "./hidden-note.tsx";

beforeEach(browserObjects);
afterEach(tidy);

test("a hidden wiki shows its writer the reason, and a public one shows nothing (D9-16)", async () => {
  const hiddenReason = "출처를 확인할 수 없습니다.";
  await show(
    <>
      <HiddenNote of={{ status: "HIDDEN", hiddenReason }} />
      <HiddenNote of={{ status: "PUBLISHED" }} />
    </>,
  );
  expect(screen.getAllByText(/사유: /).map(({ textContent }) => textContent)).toEqual([
    `운영자가 숨긴 위키입니다. 작성자만 볼 수 있습니다. 사유: ${hiddenReason}`,
  ]);
});
