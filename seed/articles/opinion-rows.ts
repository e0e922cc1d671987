import type { Item } from "@bupum/functions/kernel/table";
import {
  openKey,
  opinionKey,
  opinionRows,
  type StoredOpinion,
  stopRequestKey,
} from "@bupum/functions/reading/opinions/items";
import { addHours, type Instant } from "@bupum/shared/kernel/time";
import { stopsToEscalate } from "@bupum/shared/reading/wiki-request-histories/rules";
import type { OpinionType } from "@bupum/shared/reading/wiki-request-histories/types";
import { datedId, seedId } from "../ids.ts";
import { userIdOfKey } from "../people/people-rows.ts";
import { readWikis } from "./read.ts";

interface Said {
  slug: string;
  by: string;
  type: OpinionType;
  title: string;
  content: string;
  proposedText?: string;
  daysAgo: number;
  /** Why the writer did not follow it. */
  declined?: string;
}

/** Three people ask to stop one page, of whom its writer declined the first (D9-13). */
export const said: readonly Said[] = [
  {
    slug: "boiler-error-codes",
    by: "buyer02",
    type: "STOP",
    title: "현장에서 쓰는 코드와 다릅니다",
    content:
      "저희 보일러에서는 같은 번호가 다른 뜻으로 나옵니다. 확인될 때까지 내려 주시면 좋겠습니다.",
    daysAgo: 5,
    declined: "모델마다 코드가 다르다는 점은 본문 첫머리에 적어 두었습니다.",
  },
  {
    slug: "boiler-error-codes",
    by: "buyer05",
    type: "STOP",
    title: "안전과 관련된 내용이라 걱정됩니다",
    content: "저수위 항목을 보고 직접 재기동하려는 사람이 있었습니다. 게시를 멈춰 주십시오.",
    daysAgo: 3,
  },
  {
    slug: "boiler-error-codes",
    by: "buyer06",
    type: "STOP",
    title: "구형 기준으로 적혀 있습니다",
    content: "요즘 나오는 컨트롤러는 코드 체계가 바뀌었습니다. 수정하기 전까지 내려 주세요.",
    daysAgo: 1,
  },
  {
    slug: "fuses",
    by: "buyer03",
    type: "EDIT",
    title: "aM 설명에 한 줄 보태면 좋겠습니다",
    content: "aM 퓨즈는 과부하를 막지 않으니 열동계전기와 함께 써야 한다는 말이 필요합니다.",
    proposedText: "aM 퓨즈는 단락만 차단하므로 과부하 보호는 열동계전기에 맡긴다.",
    daysAgo: 2,
  },
  {
    slug: "motor-nameplate",
    by: "buyer04",
    type: "ETC",
    title: "명판 사진이 있으면 더 쉽겠습니다",
    content: "처음 보는 사람은 어느 칸을 말하는지 찾기 어렵습니다.",
    daysAgo: 9,
    declined: "특정 제조사의 명판 사진은 사용 허락을 받지 못해 싣지 않았습니다.",
  },
];

const wikis = () => new Map(readWikis("ko").map((article) => [article.slug, article]));

/** What readers of the demo market wrote to the writers of its wikis. */
export function allOpinionRows(today: Instant): Item[] {
  const known = wikis();
  const isLaid = ({ type, slug }: Said) =>
    type === "STOP" &&
    said.filter((one) => one.type === "STOP" && one.slug === slug).length >= stopsToEscalate;
  return said.flatMap((one) => {
    const { slug, by, type, title, content, proposedText, daysAgo, declined } = one;
    const article = known.get(slug);
    if (!article) throw new Error(`No wiki ${slug} to have an opinion on.`);
    const createdAt = addHours(today, -24 * daysAgo);
    const id = datedId("wrh", `${slug}/${by}/${type}`, createdAt);
    const opinion: StoredOpinion = {
      ...opinionKey(id),
      id,
      wikiId: seedId("wik", `ko/${slug}`),
      wikiTitle: article.title,
      baseRevision: 1,
      requesterId: userIdOfKey(by),
      writerId: userIdOfKey(article.writer),
      type,
      title,
      content,
      ...(proposedText && { proposedText }),
      files: [],
      isViewed: declined !== undefined,
      result: declined ? "DECLINED" : "NONE",
      ...(declined && { resultNote: declined, decidedAt: addHours(createdAt, 20) }),
      ...(isLaid(one) && { escalatedAt: addHours(today, -20) }),
      version: 1,
      createdAt,
    };
    const { wikiId, requesterId } = opinion;
    return [
      ...opinionRows(opinion, undefined),
      ...(declined
        ? []
        : [{ ...openKey(wikiId, type, requesterId), opinionId: id, requesterId, type }]),
      ...(type === "STOP" ? [{ ...stopRequestKey(opinion), opinionId: id }] : []),
    ];
  });
}
