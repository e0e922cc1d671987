const names = {
  month: "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split(" "),
  weekday: "SUN MON TUE WED THU FRI SAT".split(" "),
};

interface Clock {
  minute: number;
  hour: number;
  day: number;
  month: number;
  /** 1 is Sunday, as in AWS. */
  weekday: number;
  year: number;
  lastDay: number;
}

/** The wall clock of a time zone. */
export function clockOf(at: Date, timeZone: string): Clock {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      weekday: "short",
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const [year, month, day] = [Number(parts["year"]), Number(parts["month"]), Number(parts["day"])];
  return {
    year,
    month,
    day,
    minute: Number(parts["minute"]),
    hour: Number(parts["hour"]),
    weekday: names.weekday.indexOf(String(parts["weekday"]).toUpperCase()) + 1,
    lastDay: new Date(Date.UTC(year, month, 0)).getUTCDate(),
  };
}

const numberOf = (text: string, words: string[], first: number) => {
  const at = words.indexOf(text.toUpperCase());
  return at >= 0 ? at + first : Number(text);
};

function fits(field: string, value: number, range: [number, number], words: string[] = []) {
  return field.split(",").some((part) => {
    const [span = "", step] = part.split("/");
    const [from = "", to] = span.split("-");
    const all = from === "*" || from === "?";
    const low = all ? range[0] : numberOf(from, words, range[0]);
    const high = to ? numberOf(to, words, range[0]) : all || step ? range[1] : low;
    if (Number.isNaN(low) || Number.isNaN(high))
      throw new Error(`The local cloud cannot read ${part} in a cron expression`);
    return value >= low && value <= high && (value - low) % Number(step ?? 1) === 0;
  });
}

function fitsDay(field: string, { day, lastDay }: Clock) {
  return field === "L" ? day === lastDay : fits(field, day, [1, 31]);
}

function fitsWeekday(field: string, { weekday, day, lastDay }: Clock) {
  const special = /^(\w{1,3})(?:(L)|#(\d))$/.exec(field);
  if (!special) return fits(field, weekday, [1, 7], names.weekday);
  const [, which = "", last, nth] = special;
  if (numberOf(which, names.weekday, 1) !== weekday) return false;
  return last ? day > lastDay - 7 : Math.ceil(day / 7) === Number(nth);
}

/** Whether cron(minute hour day month weekday year) fires in this minute. */
export function cronFires(expression: string, at: Date, timeZone: string): boolean {
  const inner = /^cron\((.+)\)$/.exec(expression)?.[1];
  const fields = inner?.trim().split(/\s+/);
  if (fields?.length !== 6) throw new Error(`${expression} is no cron expression of six fields`);
  const [minute = "", hour = "", day = "", month = "", weekday = "", year = ""] = fields;
  const clock = clockOf(at, timeZone);
  return (
    fits(minute, clock.minute, [0, 59]) &&
    fits(hour, clock.hour, [0, 23]) &&
    fitsDay(day, clock) &&
    fits(month, clock.month, [1, 12], names.month) &&
    fitsWeekday(weekday, clock) &&
    fits(year, clock.year, [1970, 2199])
  );
}

const units: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** The pace of rate(10 minutes) in milliseconds; undefined for another kind of expression. */
export function paceOf(expression: string): number | undefined {
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  return rate ? Number(rate[1]) * units[rate[2]!]! : undefined;
}
