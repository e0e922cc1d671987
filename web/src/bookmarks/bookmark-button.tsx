import type { TargetId } from "@bupum/shared/accounts/bookmarks/contract";
import type { BookmarkType } from "@bupum/shared/accounts/bookmarks/rules";
import { laterSection } from "@bupum/ui/frame/later-section";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { IconBell, IconBellRinging, IconBookmark, IconBookmarkFilled } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { actingCompany } from "../acting.ts";
import { useCurrentUser } from "../session.ts";
import { useWords } from "../words.ts";
import { bookmarkMark, changeMark, type MarkChange, unmarked } from "./marks.ts";

interface BookmarkButtonProps {
  type: BookmarkType;
  targetId: TargetId;
  /** Part number or company, for screen readers. */
  name: string;
  /** Only the icon, for rows of lists. */
  compact?: boolean;
  /** With a button for news of stock, beside a bookmarked part. */
  withNotify?: boolean;
}

/** What the reader's roles allow, in the name of a company alone. */
const CompanyMark = laterSection(async () => (await import("./company-mark.tsx")).CompanyMark, {
  quiet: true,
});

/**
 * Bookmarks a part, maker, seller or buyer in the name in which one acts; a guest is led to the login
 * and back.
 */
export function BookmarkButton(props: BookmarkButtonProps) {
  const buttons = <MarkButtons {...props} />;
  return actingCompany() ? <CompanyMark {...props}>{buttons}</CompanyMark> : buttons;
}

function MarkButtons(props: BookmarkButtonProps) {
  const { type, targetId, name, compact = false, withNotify = false } = props;
  const say = useWords("bookmarks");
  const { mark, change } = useMark(type, targetId);
  const toggle = () =>
    change({ marked: !mark.marked }, say(mark.marked ? "removedToast" : "addedToast"));
  const Icon = mark.marked ? IconBookmarkFilled : IconBookmark;
  return (
    <>
      <Button
        variant={mark.marked ? "light" : "default"}
        mih={44}
        {...(compact && { px: 12 })}
        aria-pressed={mark.marked}
        aria-label={say("of", { name })}
        onClick={toggle}
        {...(!compact && { leftSection: <Icon size={18} aria-hidden /> })}
      >
        {compact ? <Icon size={18} aria-hidden /> : say(mark.marked ? "added" : "add")}
      </Button>
      {withNotify && mark.marked && <NotifyButton {...props} />}
    </>
  );
}

/** Turns news of a part's stock on and off; it must be bookmarked. */
function NotifyButton({ type, targetId, name, compact = false }: BookmarkButtonProps) {
  const say = useWords("bookmarks");
  const { mark, change } = useMark(type, targetId);
  const toggle = () =>
    change({ marked: true, notify: !mark.notify }, say(mark.notify ? "notifyOff" : "notifyOn"));
  const Icon = mark.notify ? IconBellRinging : IconBell;
  return (
    <Button
      variant={mark.notify ? "light" : "default"}
      mih={44}
      {...(compact && { px: 12 })}
      aria-pressed={mark.notify}
      aria-label={say("notifyOf", { name })}
      onClick={toggle}
      {...(!compact && { leftSection: <Icon size={18} aria-hidden /> })}
    >
      {compact ? <Icon size={18} aria-hidden /> : say("notify")}
    </Button>
  );
}

function useMark(type: BookmarkType, targetId: TargetId) {
  const client = useQueryClient();
  const router = useRouter();
  const user = useCurrentUser();
  const { data = unmarked } = useQuery({
    ...bookmarkMark(type, targetId),
    enabled: user !== undefined,
  });
  const { mutate } = useMutation(changeMark(client));
  const change = (to: Pick<MarkChange, "marked" | "notify">, said: string) => {
    if (!user) {
      const redirect = router.state.location.href;
      void router.navigate({ to: "/login", search: { redirect } });
      return;
    }
    mutate({ type, targetId, ...to }, { onSuccess: () => toast.done(said) });
  };
  return { mark: user ? data : unmarked, change };
}
