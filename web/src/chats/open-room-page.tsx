import type { OpenRoom } from "@bupum/shared/talk/chats/contract";
import { chatTopics } from "@bupum/shared/talk/chats/rules";
import { isId } from "@bupum/shared/kernel/id-text";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useCallback, useEffect, useRef } from "react";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { openRoom } from "./queries.ts";

const route = getRouteApi("/_signedIn/chats/new");

const beginnings = { PRODUCT: "prd", ESTIMATE: "est", ORDER: "ord" } as const;

/** The person and context of the room, by the prefixes of the ids in the address. */
function roomOf(sellerId = "", contextId = ""): OpenRoom | undefined {
  if (!isId(sellerId, "sel")) return undefined;
  for (const type of chatTopics)
    if (isId(contextId, beginnings[type])) return { sellerId, context: { type, id: contextId } };
  return { sellerId };
}

/** Opens the room with a seller, or with the buyer of its context, and leads there. */
export function OpenRoomPage() {
  const say = useWords("chats");
  const { sellerId, contextId } = route.useSearch();
  const client = useQueryClient();
  const navigate = route.useNavigate();
  const { mutateAsync, error } = useMutation({
    mutationFn: (body: OpenRoom) => openRoom(client, body),
    meta: { quiet: true },
  });
  const open = useCallback(async () => {
    const wanted = roomOf(sellerId, contextId);
    if (!wanted) return navigate({ to: "/chats", search: {}, replace: true });
    const { uuid } = await mutateAsync(wanted);
    return navigate({ to: "/chats/$uuid", params: { uuid }, search: {}, replace: true });
  }, [sellerId, contextId, mutateAsync, navigate]);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    // A failure is shown in place of the room.
    void open().catch(() => undefined);
  }, [open]);
  return (
    <>
      <Head title={say("title")} hidden />
      {error ? (
        <Failed error={error} again={() => void open().catch(() => undefined)} />
      ) : (
        <Loading lines={6} height={44} />
      )}
    </>
  );
}
