import type { ChatMessage } from "@bupum/shared/chats/contract";
import type { Instant } from "@bupum/shared/kernel/time";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** So near to an end counts as being there. */
const nearPx = 40;
const nearTopPx = 240;

interface LogScroll {
  items: readonly ChatMessage[];
  /** How many of one's own are not sent yet. */
  waiting: number;
  /** Reads further back; absent at the first message. */
  goBack: (() => void) | undefined;
}

/**
 * Keeps the reader where he is: at the end while he is there, and at the same message while older
 * ones are put before it. Returns up to where he has seen the log.
 */
export function useLogScroll(log: RefObject<HTMLElement | null>, of: LogScroll) {
  const { items, waiting, goBack } = of;
  const newest = items.at(-1)?.createdAt;
  const [isAtEnd, setAtEnd] = useState(true);
  const [leftAt, setLeftAt] = useState<Instant>();
  const wasAtEnd = useRef(true);
  const known = useRef<{ first?: Instant | undefined; waiting: number; height: number }>(undefined);

  const look = useCallback(() => {
    const place = log.current;
    if (!place) return;
    const { scrollHeight, scrollTop, clientHeight } = place;
    const isEnd = scrollHeight - scrollTop - clientHeight < nearPx;
    if (wasAtEnd.current && !isEnd) setLeftAt(place.dataset["newest"]);
    wasAtEnd.current = isEnd;
    setAtEnd(isEnd);
  }, [log]);
  const toEnd = useCallback(() => {
    const place = log.current;
    if (place) place.scrollTop = place.scrollHeight;
    look();
  }, [log, look]);

  useLayoutEffect(() => {
    const place = log.current;
    if (!place) return;
    const before = known.current;
    const first = items[0]?.createdAt;
    if (!before) {
      const mark = place.querySelector<HTMLElement>("[data-unread]");
      place.scrollTop = mark ? mark.offsetTop - nearPx : place.scrollHeight;
      look();
    } else if (waiting > before.waiting || wasAtEnd.current) toEnd();
    else if (first !== before.first) place.scrollTop += place.scrollHeight - before.height;
    known.current = { first, waiting, height: place.scrollHeight };
  }, [log, items, waiting, look, toEnd]);
  useStayAtEnd(log, wasAtEnd, toEnd);

  const onScroll = () => {
    look();
    if (log.current && log.current.scrollTop < nearTopPx) goBack?.();
  };
  return { onScroll, toEnd, isAtEnd, seenUntil: isAtEnd ? newest : leftAt };
}

/** A smaller window, as above a phone's keyboard, hides nothing of the end. */
function useStayAtEnd(
  log: RefObject<HTMLElement | null>,
  wasAtEnd: RefObject<boolean>,
  toEnd: () => void,
): void {
  useEffect(() => {
    const place = log.current;
    if (!place) return undefined;
    const observer = new ResizeObserver(() => wasAtEnd.current && toEnd());
    observer.observe(place);
    return () => observer.disconnect();
  }, [log, wasAtEnd, toEnd]);
}
