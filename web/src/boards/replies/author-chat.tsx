import type { Board } from "@bupum/shared/reading/boards/contract";
import { useQuery } from "@tanstack/react-query";
import { ChatLink } from "../../chats/chat-link.tsx";
import { useCurrentUser } from "../../session.ts";
import { sellerOfAccount } from "../../trade/queries.ts";

interface AuthorChatProps {
  /** A post or a reply to one. */
  of: Pick<Board, "authorId" | "authorName" | "isByMarket">;
}

/** For members: the link to a chat with the author, if an approved seller wrote it. */
export function AuthorChat({ of: { authorId, authorName, isByMarket } }: AuthorChatProps) {
  const user = useCurrentUser();
  const isForeign = user !== undefined && user.id !== authorId && !isByMarket;
  const { data } = useQuery({ ...sellerOfAccount(authorId), enabled: isForeign });
  if (!isForeign || !data) return null;
  return (
    <div>
      <ChatLink sellerId={data.id} name={authorName} />
    </div>
  );
}
