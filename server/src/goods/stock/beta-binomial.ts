/**
 * The logarithm of the likelihood that, of `asked` lines, just these lacked an article whose rate is drawn from a beta
 * distribution. Counts need not be whole.
 */
export const betaBinomialLikelihood = (
  { asked, missed }: { asked: number; missed: number },
  alpha: number,
  beta: number,
): number => logBeta(alpha + missed, beta + asked - missed) - logBeta(alpha, beta)

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b)

/** Stirling's series, from 8 up exact to ten digits; smaller arguments are led there. */
function logGamma(x: number): number {
  let shift = 0
  let z = x
  for (; z < 8; z++) shift += Math.log(z)
  const inverse = 1 / (z * z)
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / z
  return (z - 0.5) * Math.log(z) - z + 0.5 * Math.log(2 * Math.PI) + series - shift
}
