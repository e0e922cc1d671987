import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../../test/world.tsx";
import { Changes } from "./changes.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const id = "wik_01KB0000000000000000000000";
const file = (nth: number, fileName: string) => ({ id: `fil_${nth}`, fileName, size: 1 });
const revision = (files: object[]) => ({
  status: 200,
  body: { title: "결선", language: "ko", tags: [], files, sections: [] },
});

test("two revisions show added and removed files, also of the same name (D9-23)", async () => {
  const [kept, gone, newer] = [file(1, "설명서.pdf"), file(2, "표.pdf"), file(3, "표.pdf")];
  network({
    [`/wikis/${id}/revisions/1`]: () => revision([kept, gone]),
    [`/wikis/${id}/revisions/2`]: () => revision([kept, newer]),
  });
  await show(<Changes of={{ id } as never} before={1} after={2} onClose={() => undefined} />);
  const files = within(await screen.findByRole("region", { name: "첨부파일" }));
  expect(files.getByRole("deletion").textContent).toBe("표.pdf");
  expect(files.getByRole("insertion").textContent).toBe("표.pdf");
  expect(files.queryByText("설명서.pdf")).toBeNull();
  expect(screen.queryByText("두 판의 내용이 같습니다.")).toBeNull();
});

test("revisions with the same files show none", async () => {
  network({
    "/revisions/1": () => revision([file(1, "표.pdf")]),
    "/revisions/2": () => revision([file(1, "표.pdf")]),
  });
  await show(<Changes of={{ id } as never} before={1} after={2} onClose={() => undefined} />);
  await screen.findByText("두 판의 내용이 같습니다.");
  expect(screen.queryByRole("region", { name: "첨부파일" })).toBeNull();
});
