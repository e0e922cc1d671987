import type { GroupDraft } from "@bupum/shared/deal/estimate-groups/contract";
import { basicLimits } from "@bupum/shared/deal/estimate-groups/rules";
import { failureOf } from "@bupum/ui/failure";
import type { UploadedFile } from "@bupum/ui/files/uploads";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { useSendKey } from "@bupum/ui/form/send-key";
import { ask } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { withKnownNumbers } from "../own-numbers/known-numbers.tsx";
import { keepOwnNumbers } from "../own-numbers/queries.ts";
import { useCurrentUser } from "../session.ts";
import { basket } from "../trade/basket.ts";
import { useWords } from "../words.ts";
import { draftName, fieldOfFile, type GroupForm, groupSchema } from "./group-form.ts";
import { pageSize } from "./paged.tsx";
import { sendGroup } from "./queries.ts";
import { sendList } from "./send-list.ts";

const duplicateQuestion = (say: Say, isKnown: boolean) => ({
  title: say("request.duplicate.title"),
  body: say("request.duplicate.body"),
  primary: say("request.duplicate.primary"),
  ...(isKnown && { secondary: say("request.duplicate.secondary") }),
});
type Say = ReturnType<typeof useWords<"estimateGroups">>;

/** Chosen sellers by their ids, as people call them. */
const namesOf = ({ sellers }: GroupForm, ids: string): string =>
  sellers
    .filter(({ id }) => ids.split(",").includes(id))
    .map(({ companyName }) => companyName)
    .join(", ");

/** Lines that left with a part of a long list are gone from the form, whatever becomes of the rest. */
function sent({ form, values }: Draft<GroupForm>, bom: GroupForm["bom"], lineCount: number): void {
  const { lines } = values();
  basket.drop(...lines.slice(0, lineCount).map(({ productId }) => productId));
  form.setFieldValue("bom", bom);
  form.setFieldValue("lines", lines.slice(lineCount));
}

/** Takes sent lines out of the basket; what others have put into it meanwhile stays (D46-4). */
async function takenOut<Made>(lines: GroupDraft["lines"], sending: Promise<Made>): Promise<Made> {
  const made = await sending;
  basket.drop(...lines.flatMap(({ productId }) => productId ?? []));
  return made;
}

/** A refusal stands at the field that it is about: a file at its line, blocked sellers at theirs. */
function showAtField(
  { form, values }: Draft<GroupForm>,
  whole: readonly UploadedFile[],
  turn: (page: number) => void,
  say: Say,
  error: unknown,
): void {
  const { code, message, params } = failureOf(error);
  const refused = fieldOfFile(values(), whole, params["fileId"]);
  if (refused) {
    turn(Math.floor(refused.index / pageSize));
    form.setFieldError(refused.path, `${refused.fileName}: ${message}`);
  } else if (code === "SELLER_BLOCKED") {
    const sellers = namesOf(values(), String(params["sellerIds"]));
    form.setFieldError("sellerIds", say("request.sellersBlocked", { sellers }));
  }
}

/** Sends a request once, and remembers what its lines call their parts (D31-2). */
function useSend() {
  const keyOf = useSendKey();
  const { mutateAsync } = useMutation(sendGroup);
  const { mutate: remember } = useMutation(keepOwnNumbers(useQueryClient()));
  return async (body: GroupDraft) => {
    const made = await mutateAsync({ body, key: keyOf(body) });
    const said = body.lines.flatMap(({ productId, ownNumber }) =>
      productId && ownNumber !== undefined ? [{ number: ownNumber, productId }] : [],
    );
    // Those that are remembered already change nothing.
    if (said.length > 0) remember(said);
    return made;
  };
}

/** Lines of each request, where the member's plan takes fewer and the buyer chose to split. */
const linesEach = (isPremium: boolean, { isSplit, bom }: GroupForm) =>
  !isPremium && (isSplit || bom) ? basicLimits.lines : undefined;

interface AroundLines {
  /** Files of the whole request. */
  whole: readonly UploadedFile[];
  turn: (page: number) => void;
  /** Called with the fields after each change. */
  typed: (form: Pick<GroupForm, "lines">) => void;
}

/** The draft, with answers to what the server may object to. */
export function useRequest(
  initial: GroupForm,
  { whole, turn, typed }: AroundLines,
): Draft<GroupForm> {
  const say = useWords("estimateGroups");
  const navigate = useNavigate();
  const client = useQueryClient();
  const isPremium = useCurrentUser()?.isEntitled === true;
  const allowed = useRef(false);
  const send = useSend();
  const open = (groupId: string) =>
    navigate({ to: "/mypage/estimates/$groupId", params: { groupId } });
  const askAgain = async (groupId: unknown) => {
    const answer = await ask(duplicateQuestion(say, groupId !== undefined));
    if (answer === "secondary") return open(String(groupId));
    if (answer !== "primary") return undefined;
    allowed.current = true;
    draft.submit();
    return undefined;
  };
  const draft: Draft<GroupForm> = useDraft({
    schema: groupSchema,
    initial: { ...initial },
    keepAs: draftName(),
    typed: () => typed(draft.values()),
    send: async (parsed) => {
      // Files were signed for this page and are named by the server's own ids.
      const files = whole.map(({ fileId }) => fileId) as GroupDraft["fileIds"];
      const allowDuplicate = allowed.current;
      allowed.current = false;
      const lines = await withKnownNumbers(client, parsed.lines);
      const sending = sendList({
        body: { ...parsed, lines, fileIds: files, allowDuplicate },
        bom: draft.values().bom,
        linesEach: linesEach(isPremium, draft.values()),
        send,
        onSent: (...part) => sent(draft, ...part),
      });
      return takenOut(parsed.lines, sending);
    },
    done: ({ last, bomId, parts }) => {
      void client.invalidateQueries({ queryKey: ["estimate-groups"] });
      if (parts > 1) {
        toast.done(say(bomId ? "request.bomSent" : "request.plan.sent", { parts }));
        void navigate({ to: "/mypage/estimates", search: bomId ? { bomId } : {} });
      } else if (last) {
        toast.done(say("request.sent", { number: last.number }));
        void open(last.id);
      }
    },
    failed: (error) => {
      const { code, params } = failureOf(error);
      showAtField(draft, whole, turn, say, error);
      if (code !== "DUPLICATE_REQUEST") return false;
      void askAgain(params["groupId"]);
      return true;
    },
  });
  return draft;
}
