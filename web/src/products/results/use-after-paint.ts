import { startTransition, useEffect, useState } from "react";

/**
 * A value that follows what is shown beside it: the first one, and none, at once, each later one in
 * a rendering of its own after the page has been painted. A deferred value would not wait within a
 * rendering that is deferred itself.
 */
export function useAfterPaint<Value>(value: Value | undefined): Value | undefined {
  const [shown, setShown] = useState(value);
  const isAtOnce = value === undefined || shown === undefined;
  if (isAtOnce && value !== shown) setShown(value);
  useEffect(() => {
    if (!isAtOnce) startTransition(() => setShown(value));
  }, [value, isAtOnce]);
  return isAtOnce ? value : shown;
}
