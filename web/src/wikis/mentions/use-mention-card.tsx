import { laterSection } from "@bupum/ui/frame/later-section";
import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useState } from "react";

const MentionCard = laterSection(async () => (await import("./mention-card.tsx")).MentionCard, {
  quiet: true,
});
const path = "/products/";
/** Delays: passing over a number requests nothing, and leaving it may mean moving to the card. */
const waitMs = { open: 250, close: 300 };

const mentionAt = ({ target }: { target: EventTarget }) =>
  (target as Element).closest<HTMLAnchorElement>(`a[href^="${path}prd_"]`) ?? undefined;

/**
 * The card of the mentioned part that is pointed at, focused or held (D9-22): `handlers` for the
 * element around the text, and the card, which is rendered outside of it.
 */
export function useMentionCard() {
  const [anchor, setAnchor] = useState<HTMLAnchorElement>();
  const [later] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    return (next?: () => void, ms?: number) => {
      clearTimeout(timer);
      timer = next && setTimeout(next, ms);
    };
  });
  useEffect(() => () => later(), [later]);
  const show = (found: HTMLAnchorElement | undefined, ms: number = waitMs.open) => {
    if (found) later(() => setAnchor(found), found === anchor ? 0 : ms);
  };
  const close = () => {
    later();
    setAnchor(undefined);
  };
  const leave = () => later(close, waitMs.close);
  const handlers = {
    onPointerOver: (event: PointerEvent) => {
      // A tap follows the link.
      if (event.pointerType !== "touch") show(mentionAt(event));
    },
    onPointerOut: leave,
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(":focus-visible")) show(mentionAt(event));
    },
    onBlur: close,
    onContextMenu: (event: MouseEvent) => {
      if (matchMedia("(min-width: 48em)").matches) show(mentionAt(event), 0);
    },
  };
  const card = anchor && (
    <MentionCard
      key={anchor.href}
      anchor={anchor}
      productId={anchor.pathname.slice(path.length)}
      onStay={() => later()}
      onLeave={leave}
      onClose={close}
    />
  );
  return { handlers, card };
}
