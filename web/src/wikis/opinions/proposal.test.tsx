import { checkedText } from "@bupum/shared/reading/wikis/rich-text/check";
import type { RichNode, RichText } from "@bupum/shared/reading/wikis/rich-text/nodes";
import { expect, test } from "vitest";
import { proposable, withProposal } from "./proposal.ts";

const said = (text: string, ...marks: string[]): RichNode => ({
  type: "text",
  text,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const line = (...content: RichNode[]): RichNode => ({ type: "paragraph", content });
const table: RichNode = {
  type: "table",
  content: [{ type: "tableRow", content: [{ type: "tableCell", content: [line(said("CN1"))] }] }],
};
const list: RichNode = {
  type: "bulletList",
  content: ["단자 확인", "배선"].map((item) => ({
    type: "listItem",
    content: [line(said(item, "bold"))],
  })),
};
const heading: RichNode = { type: "heading", attrs: { level: 3 }, content: [said("결선")] };
const wired: RichText = {
  type: "doc",
  content: [
    heading,
    line(said("전원은 ", "bold"), said("단상 200V를 CN1-10에 잇습니다.")),
    table,
    list,
  ],
};

test("a section is offered as its words, without tables", () => {
  expect(proposable(wired)).toBe(
    "결선\n\n전원은 단상 200V를 CN1-10에 잇습니다.\n\n단자 확인\n배선",
  );
  expect(withProposal(wired, proposable(wired))).toEqual(wired);
});

test("a changed line keeps its marks around the change, and everything else stays", () => {
  const changed = withProposal(wired, proposable(wired).replace("CN1-10", "CN1-12"));
  expect(changed.content).toEqual([
    heading,
    line(said("전원은 ", "bold"), said("단상 200V를 CN1-12에 잇습니다.")),
    table,
    list,
  ]);
});

test("items and lines are added and removed in place", () => {
  const more = proposable(wired).replace("배선", "배선\n시운전");
  expect(withProposal(wired, more).content.at(-1)?.content).toHaveLength(3);
  expect(withProposal(wired, more).content.at(-1)?.content?.slice(0, 2)).toEqual(list.content);
  const fewer = withProposal(wired, proposable(wired).replace("결선\n\n", ""));
  expect(fewer.content.map(({ type }) => type)).toEqual(["paragraph", "table", "bulletList"]);
  const added = withProposal(
    wired,
    proposable(wired).replace("결선\n\n", "결선\n\n먼저 끕니다.\n\n"),
  );
  expect(added.content[1]).toEqual(line(said("먼저 끕니다.")));
});

test("a text that keeps little of the section is added to it", () => {
  const added = withProposal(wired, "주의: 방전 시간을 지킵니다.\n두 번 확인합니다.");
  expect(added.content.slice(0, 4)).toEqual(wired.content);
  expect(added.content.slice(4)).toEqual([
    line(said("주의: 방전 시간을 지킵니다."), { type: "hardBreak" }, said("두 번 확인합니다.")),
  ]);
});

test("an empty section takes the text, and all of it may be saved", () => {
  const empty: RichText = { type: "doc", content: [{ type: "paragraph" }] };
  expect(withProposal(empty, "한 줄").content).toEqual([line(said("한 줄"))]);
  for (const text of ["<script>alert(1)</script>", "가\n\n나", proposable(wired)])
    expect(checkedText(withProposal(wired, text)).faults).toEqual([]);
});
