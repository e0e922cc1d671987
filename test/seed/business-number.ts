const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/** The tenth digit of a Korean business number (PROVIDERS.md 6.1) for its first nine. */
export function checkDigit(nine: string): string {
  if (!/^\d{9}$/.test(nine)) throw new Error(`Nine digits are needed, not ${nine}.`);
  const digits = [...nine].map(Number);
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  const carry = Math.floor(((digits[8] ?? 0) * 5) / 10);
  return String((10 - ((sum + carry) % 10)) % 10);
}

/** Ten digits out of three parts; 999 is no tax office, so no real company has such a number. */
export function inventedBusinessNumber(serial: number): string {
  const nine = `99981${String(serial).padStart(4, "0")}`;
  return nine + checkDigit(nine);
}
