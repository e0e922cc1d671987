import type { GroupDraft } from "@bupum/shared/deal/estimate-groups/contract";
import { ask } from "@bupum/ui/frame/dialogs";
import type { UploadedFile } from "@bupum/ui/files/uploads";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm } from "@bupum/ui/form/draft-form";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useCurrentUser } from "../session.ts";
import { basket } from "../trade/basket.ts";
import { useSendKey } from "@bupum/ui/form/send-key";
import { useWords } from "../words.ts";
import { AddLines } from "./add-lines.tsx";
import { LineCard } from "./line-card.tsx";
import { sendGroup } from "./queries.ts";
import {
  addedUp,
  draftName,
  fieldOfFile,
  type FileCounts,
  type FormLine,
  itemOf,
  type GroupForm,
  groupSchema,
  roomIn,
} from "./group-form.ts";
import { pageSize, type PageState, Turns, usePaged } from "./paged.tsx";
import { sendList } from "./send-list.ts";
import { SellersSection } from "./sellers-section.tsx";
import { ContactSection, TermsSection } from "./terms-section.tsx";
import styles from "./group-page.module.css";

/** Files on their way by the field they belong to, and how each field tells. */
function useRunning() {
  const [running, setRunning] = useState<FileCounts>({});
  const mark = (field: string) => (_: boolean, count: number) =>
    setRunning(({ [field]: _before, ...others }) =>
      count ? { ...others, [field]: count } : others,
    );
  return [running, mark] as const;
}

/** Files of lines that become one request, with those of the whole where it takes them. */
function countsOf(lines: readonly FormLine[], running: FileCounts, whole?: number): FileCounts {
  const ofLines = lines.map(({ key, files }): [string, number] => [
    key,
    (files?.length ?? 0) + (running[key] ?? 0),
  ]);
  const ofWhole: FileCounts =
    whole === undefined ? {} : { [request]: whole + (running[request] ?? 0) };
  return { ...Object.fromEntries(ofLines), ...ofWhole };
}
/** Names the field of the whole request's files; lines have keys of their own. */
const request = "request";

/** The fields of a request and what happens when it is sent. */
export function GroupFields({ initial }: { initial: GroupForm }) {
  const say = useWords("estimateGroups");
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [running, mark] = useRunning();
  const page = useState(0);
  const draft = useRequest(initial, files, page[1]);
  const { lines } = draft.values();
  const productIds = lines.map(({ productId }) => productId).filter(Boolean);
  const first = lines.slice(0, pageSize);
  return (
    <DraftForm draft={draft} label={say("request.title")}>
      <LinesSection
        draft={draft}
        running={running}
        mark={mark}
        ofWhole={files.length}
        page={page}
      />
      <SellersSection draft={draft} productIds={productIds} />
      <TermsSection
        room={roomIn(countsOf(first, running), request)}
        onFiles={setFiles}
        onBusy={mark(request)}
      />
      <ContactSection />
      <SendPart draft={draft} isBusy={Object.keys(running).length > 0} />
    </DraftForm>
  );
}

interface LinesSectionProps {
  draft: Draft<GroupForm>;
  running: FileCounts;
  mark: ReturnType<typeof useRunning>[1];
  /** Files of the whole request. */
  ofWhole: number;
  page: PageState;
}

function LinesSection({ draft, running, mark, ofWhole, page }: LinesSectionProps) {
  const say = useWords("estimateGroups");
  const { form } = draft;
  const { lines } = draft.values();
  const { part, from, turns } = usePaged(lines, page);
  const add = (added: readonly FormLine[]) => {
    const next = addedUp(lines, added);
    // The basket holds the listed parts of the request, and is shown all over the site.
    for (const item of next.flatMap((line) => (line.productId ? [itemOf(line)] : [])))
      if (basket.has(item.productId)) basket.change(item.productId, item.quantity);
      else basket.add(item);
    form.setFieldValue("lines", next);
  };
  const drop = (line: FormLine, index: number) => {
    if (line.productId) basket.drop(line.productId);
    form.removeListItem("lines", index);
  };
  const faulty = Object.keys(form.errors);
  // A page of a long list becomes one request, the first one with the files of the whole.
  const counts = countsOf(part, running, from === 0 ? ofWhole : undefined);
  return (
    <section aria-labelledby="lines" className={styles["block"]}>
      <h2 id="lines">
        {say("request.lines")} <small>{say("request.lineCount", { count: lines.length })}</small>
      </h2>
      {lines.length === 0 && <p className={styles["dimmed"]}>{say("request.noLines")}</p>}
      <ul className={styles["lines"]}>
        {part.map((line, at) => (
          <LineCard
            key={line.key}
            line={line}
            index={from + at}
            faulty={faulty.some((path) => path.startsWith(`lines.${from + at}.`))}
            onDrop={() => drop(line, from + at)}
            onFiles={(files) => form.setFieldValue(`lines.${from + at}.files`, files)}
            onBusy={mark(line.key)}
            room={roomIn(counts, line.key)}
          />
        ))}
      </ul>
      <Turns
        {...turns}
        from={from}
        shown={part.length}
        isBusy={Object.keys(running).some((field) => field !== request)}
      />
      {lines.length > pageSize && (
        <p role="status" className={styles["dimmed"]}>
          {say("request.bomHint", { most: pageSize, parts: Math.ceil(lines.length / pageSize) })}
        </p>
      )}
      <AddLines count={lines.length} onAdd={add} />
    </section>
  );
}

/** Sends; a guest is led through the login and comes back with everything kept. */
function SendPart({ draft, isBusy }: { draft: Draft<GroupForm>; isBusy: boolean }) {
  const say = useWords("estimateGroups");
  const user = useCurrentUser();
  const { mode, sellers } = draft.values();
  return (
    <div className={styles["send"]}>
      {user ? (
        <Button type="submit" loading={draft.sending} disabled={isBusy} mih={44}>
          {isBusy
            ? say("request.uploading")
            : mode === "CHOSEN" && sellers.length > 0
              ? say("request.sendCount", { sellers: sellers.length })
              : say("request.send")}
        </Button>
      ) : (
        <>
          <Button
            mih={44}
            renderRoot={(props) => (
              <Link to="/login" search={{ redirect: "/estimates/new" }} {...props} />
            )}
          >
            {say("request.login")}
          </Button>
          <p className={styles["dimmed"]}>{say("request.loginHint")}</p>
        </>
      )}
    </div>
  );
}

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
  for (const { productId } of lines.slice(0, lineCount)) if (productId) basket.drop(productId);
  form.setFieldValue("bom", bom);
  form.setFieldValue("lines", lines.slice(lineCount));
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

/** The draft, with answers to what the server may object to. */
function useRequest(
  initial: GroupForm,
  whole: readonly UploadedFile[],
  turn: (page: number) => void,
): Draft<GroupForm> {
  const say = useWords("estimateGroups");
  const navigate = useNavigate();
  const client = useQueryClient();
  const keyOf = useSendKey();
  const allowed = useRef(false);
  const { mutateAsync } = useMutation(sendGroup);
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
    keepAs: draftName,
    send: (parsed) => {
      // Files were signed for this page and are named by the server's own ids.
      const files = whole.map(({ fileId }) => fileId) as GroupDraft["fileIds"];
      const body = { ...parsed, fileIds: files, allowDuplicate: allowed.current };
      allowed.current = false;
      return sendList({
        body,
        bom: draft.values().bom,
        send: (part) => mutateAsync({ body: part, key: keyOf(part) }),
        onSent: (...part) => sent(draft, ...part),
      });
    },
    done: ({ last, bomId, parts }) => {
      basket.clear();
      void client.invalidateQueries({ queryKey: ["estimate-groups"] });
      if (bomId) {
        toast.done(say("request.bomSent", { parts }));
        void navigate({ to: "/mypage/estimates", search: { bomId } });
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
