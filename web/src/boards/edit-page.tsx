import { type Board, boardChange, type BoardChange } from "@bupum/shared/reading/boards/contract";
import type { User } from "@bupum/shared/accounts/users/contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { type Draft, useDraft, useLeaveWarning } from "@bupum/ui/form/draft";
import { toast } from "@bupum/ui/frame/toasts";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import * as z from "zod/mini";
import { Head } from "../layout/head.tsx";
import { useCurrentUser } from "../session.ts";
import { useWords } from "../words.ts";
import { BoardForm, formOf } from "./board-form.tsx";
import styles from "./board-form.module.css";
import { changeBoard } from "./acts.ts";
import { boardThread } from "./queries.ts";

const route = getRouteApi("/_signedIn/boards/$boardId/edit");

/** Changes one's own post while it is open. */
export function EditPage() {
  const say = useWords("boards");
  const { boardId } = route.useParams();
  const user = useCurrentUser();
  const { data, error, refetch } = useInfiniteQuery(boardThread(boardId));
  const [board] = data?.pages ?? [];
  return (
    <div className={styles["page"]}>
      <Head title={say("editTitle")} hidden />
      <h1>{say("editTitle")}</h1>
      {error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : board && user ? (
        <Editing board={board} user={user} />
      ) : (
        <Loading lines={8} height={44} />
      )}
    </div>
  );
}

/** Fields that the form leaves out are removed. */
const clearable = [
  "partNumber",
  "manufactorName",
  "quantity",
  "region",
  "price",
  "noticeType",
] as const;

/** The purpose of a post cannot change. */
const changeOf = (fields: Record<string, unknown>): unknown =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== "boardPurposeType"));
const changeSchema = z.pipe(z.transform(changeOf), boardChange);

function Editing({ board, user }: { board: Board; user: User }) {
  const say = useWords("boards");
  if (board.authorId !== user.id || board.status === "COMPLETED")
    return (
      <p>
        {say(board.status === "COMPLETED" ? "over" : "notYours")}{" "}
        <Link to="/boards/$boardId" params={{ boardId: board.id }}>
          {say("back")}
        </Link>
      </p>
    );
  return <Fields board={board} user={user} />;
}

function Fields({ board: known, user }: { board: Board; user: User }) {
  const say = useWords("boards");
  // The copy that the form was opened with, because a later read is not what was edited.
  const [board] = useState(known);
  const client = useQueryClient();
  const navigate = useNavigate();
  const draft: Draft = useDraft({
    schema: changeSchema,
    initial: formOf(board),
    send: (change) => {
      const cleared = clearable.filter((name) => change[name] === undefined);
      const body: BoardChange = {
        ...change,
        ...Object.fromEntries(cleared.map((name) => [name, null])),
        version: board.version,
      };
      return changeBoard(board.id, body);
    },
    done: async () => {
      toast.done(say("saved"));
      await client.invalidateQueries({ queryKey: ["boards"] });
      await navigate({ to: "/boards/$boardId", params: { boardId: board.id } });
    },
  });
  useLeaveWarning(draft);
  return <BoardForm draft={draft} user={user} board={board} />;
}
