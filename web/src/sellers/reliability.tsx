import type { Reliability } from "@bupum/shared/accounts/seller-infos/reliability";
import { useWords } from "../words.ts";

const [hour, day] = [60, 24 * 60];

/** A seller's reliability in short phrases; empty with too few deals (D11-9). */
export function useReliability() {
  const say = useWords("sellers");
  const took = (minutes: number) =>
    minutes < hour
      ? say("reliability.minutes", { count: Math.max(1, minutes) })
      : minutes < 2 * day
        ? say("reliability.hours", { count: Math.round(minutes / hour) })
        : say("reliability.days", { count: Math.round(minutes / day) });
  return (of: Reliability | undefined): string[] => {
    const { answerRate, medianAnswerMinutes, acceptRate, onTimeRate } = of ?? {};
    const { movedDates, passedDates, upheldClaims } = of ?? {};
    return [
      answerRate !== undefined && say("reliability.answered", { rate: answerRate }),
      medianAnswerMinutes !== undefined &&
        say("reliability.within", { time: took(medianAnswerMinutes) }),
      acceptRate !== undefined && say("reliability.accepted", { rate: acceptRate }),
      onTimeRate !== undefined && say("reliability.onTime", { rate: onTimeRate }),
      movedDates !== undefined && say("reliability.moved", { count: movedDates }),
      passedDates !== undefined && say("reliability.passed", { count: passedDates }),
      upheldClaims !== undefined && say("reliability.claims", upheldClaims),
    ].filter((phrase) => phrase !== false);
  };
}
