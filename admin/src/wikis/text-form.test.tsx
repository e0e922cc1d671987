import type { WikiEntity } from "@bupum/shared/reading/wikis/admin-contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { TextForm } from "./text-form.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const id = "wik_01KB0000000000000000000000";
const doc = (text: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});
const sections = [
  { name: "Outline", order: 0, body: doc("개요 글") },
  { name: "Sources and references", order: 1, body: doc("출처") },
  { name: "Other", order: 2, body: doc("기타") },
  { name: "배선", order: 3, body: doc("배선 글") },
];
// The form reads only these fields of a wiki.
const wiki = {
  id,
  title: "차단기 배선",
  wikiCategoryId: "wct_01KB0000000000000000000000",
  language: "ko",
  tags: ["차단기"],
  sections,
  files: [],
  linkedProductIds: [],
  linkedManufactorIds: [],
  currentRevision: 3,
  editorName: "이작가",
} as unknown as WikiEntity;

/** A page on which the wiki is read anew by a press. */
function Page({ newest, leave }: { newest: WikiEntity; leave: () => void }) {
  const [now, setNow] = useState(wiki);
  return (
    <>
      <button type="button" onClick={() => setNow(newest)}>
        read
      </button>
      <TextForm wiki={wiki} newest={now} leave={leave} />
    </>
  );
}

const shown = async (newest = wiki) => {
  const sent = network({ [`/wiki-entities/${id}`]: () => wiki });
  const leave = vi.fn();
  await show("/wikis", () => <Page newest={newest} leave={leave} />, "/wikis");
  return { sent, leave };
};
const save = () => fireEvent.click(screen.getByRole("button", { name: "수정 저장" }));

test("a section is dropped and the others are saved over the revision that was read, with the facts as they are", async () => {
  const { sent, leave } = await shown();
  fireEvent.click(screen.getByRole("button", { name: "섹션 삭제" }));
  fireEvent.change(screen.getByLabelText("수정 요약"), { target: { value: "틀린 배선 삭제" } });
  save();
  await waitFor(() => expect(leave).toHaveBeenCalled());
  const { title, wikiCategoryId, language, tags } = wiki;
  expect(sent).toMatchObject([
    {
      method: "PUT",
      body: {
        edit: {
          title,
          wikiCategoryId,
          language,
          tags,
          sections: sections.slice(0, 3).map(({ name, body }) => ({ name, body })),
          summary: "틀린 배선 삭제",
          baseRevision: 3,
        },
      },
    },
  ]);
});

test("after somebody else saved the typed text stays, and saving again goes over that revision", async () => {
  const { sent } = await shown({ ...wiki, currentRevision: 4, tags: ["새 태그"] });
  fireEvent.change(screen.getByLabelText("섹션 이름"), { target: { value: "결선" } });
  fireEvent.click(screen.getByRole("button", { name: "read" }));
  expect(screen.getByText(/이작가 님이 4판을 저장했습니다/)).toBeTruthy();
  save();
  await waitFor(() =>
    expect(sent).toMatchObject([{ body: { edit: { baseRevision: 4, tags: ["새 태그"] } } }]),
  );
  expect(JSON.stringify(sent)).toContain("결선");
});
