import type { ChatContext } from "@bupum/shared/chats/contract";
import { chatTopics, isOfTopic } from "@bupum/shared/chats/rules";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useCallback, useEffect, useRef } from "react";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { openRoom } from "./queries.ts";

const route = getRouteApi("/_signedIn/chats/new");

/** What a room is opened about, by the beginning of its id. */
function contextOf(contextId: ChatContext["id"] | undefined): { context?: ChatContext } {
  const type = chatTopics.find((topic) => contextId && isOfTopic(contextId, topic));
  return type && contextId ? { context: { type, id: contextId } } : {};
}

/** Opens the room with a seller, or with the buyer of what it is about, and leads there. */
export function OpenRoomPage() {
  const say = useWords("chats");
  const { sellerId, contextId } = route.useSearch();
  const navigate = route.useNavigate();
  const { mutateAsync, error } = useMutation({ mutationFn: openRoom, meta: { quiet: true } });
  const open = useCallback(async () => {
    if (!sellerId) return navigate({ to: "/chats", search: {}, replace: true });
    const { uuid } = await mutateAsync({ sellerId, ...contextOf(contextId) });
    return navigate({ to: "/chats/$uuid", params: { uuid }, search: {}, replace: true });
  }, [sellerId, contextId, mutateAsync, navigate]);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    // What fails is shown in place of the room.
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
