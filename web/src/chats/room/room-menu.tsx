import type { ChatRoom } from "@bupum/shared/talk/chats/contract";
import { Dropdown, dropdownEntry } from "@bupum/ui/input/dropdown";
import { toast } from "@bupum/ui/frame/toasts";
import { IconDotsVertical } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useMay } from "../../companies/queries.ts";
import { useWords } from "../../words.ts";
import { changeRoom } from "../queries.ts";
import { useBlock } from "./use-block.ts";
import { useSharing } from "./use-sharing.tsx";

const ReportDialog = lazy(async () => ({
  default: (await import("../../user-penalty-histories/report-dialog.tsx")).ReportDialog,
}));

/** Actions on a room and on its other person. */
export function RoomMenu({ room }: { room: ChatRoom }) {
  const say = useWords("chats");
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate: change } = useMutation({
    mutationFn: (body: { muted?: boolean; hidden?: boolean }) =>
      changeRoom(client, room.uuid, body),
    onSuccess: (_done, { muted, hidden }) => {
      if (muted !== undefined) toast.done(say(muted ? "menu.muteDone" : "menu.unmuteDone"));
      if (hidden === undefined) return;
      toast.done(say(hidden ? "menu.hideDone" : "menu.unhideDone"));
      const { uuid } = room;
      if (hidden) void navigate({ to: "/chats", search: {} });
      else void navigate({ to: "/chats/$uuid", params: { uuid }, search: {} });
    },
  });
  const sharing = useSharing(room);
  const block = useBlock(room);
  const reporting = useReporting(room);
  const { sellerId } = room.other;
  return (
    <>
      <Dropdown label={say("menu.open")} button={<IconDotsVertical size={20} aria-hidden />}>
        {sellerId && (
          <Link to="/sellers/$sellerId" params={{ sellerId }} className={dropdownEntry}>
            {say("menu.seller")}
          </Link>
        )}
        <Entry onClick={() => change({ muted: !room.muted })}>
          {say(room.muted ? "menu.unmute" : "menu.mute")}
        </Entry>
        <Entry onClick={() => change({ hidden: !room.hidden })}>
          {say(room.hidden ? "menu.unhide" : "menu.hide")}
        </Entry>
        {room.side === "BUY" && !room.isSupport && (room.sharedWith || !room.isBlocked) && (
          <Entry onClick={sharing.toggle}>
            {say(room.sharedWith ? "share.stop" : "share.act")}
          </Entry>
        )}
        {!room.other.hasLeft && !room.isSupport && (
          <Entry onClick={block.toggle}>
            {say(room.isBlockedByMe ? "menu.unblock" : "menu.block")}
          </Entry>
        )}
        {reporting.isOffered && <Entry onClick={reporting.start}>{say("menu.report")}</Entry>}
      </Dropdown>
      <Suspense>
        {reporting.dialog}
        {sharing.dialog}
      </Suspense>
    </>
  );
}

/** A report of the seller, for a buyer whose roles allow it (D40-10). */
function useReporting({ uuid, isReportable, other: { name } }: ChatRoom) {
  const [isOpen, setOpen] = useState(false);
  const mayReport = useMay("order") !== false;
  const onClose = () => setOpen(false);
  return {
    isOffered: isReportable && mayReport,
    start: () => setOpen(true),
    dialog: isOpen && <ReportDialog of={{ refId: uuid, sellerName: name }} onClose={onClose} />,
  };
}

function Entry({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={dropdownEntry} onClick={onClick}>
      {children}
    </button>
  );
}
