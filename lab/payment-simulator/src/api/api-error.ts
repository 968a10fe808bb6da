/** An error of the API, with the codes that its documentation lists. */
export class ApiError extends Error {
  readonly status: number
  readonly code: number | string

  constructor(status: number, code: number | string, description: string) {
    super(description)
    this.status = status
    this.code = code
  }

  /** `{message, error, status, cause: [{code, description}]}`. */
  get body(): object {
    return {
      message: this.message,
      error: ERRORS[this.status] ?? 'bad_request',
      status: this.status,
      cause: [{ code: this.code, description: this.message, data: null }],
    }
  }
}

const ERRORS: Readonly<Record<number, string>> = {
  400: 'bad_request',
  401: 'unauthorized',
  404: 'not_found',
  409: 'conflict',
  429: 'too_many_requests',
  500: 'internal_error',
  503: 'service_unavailable',
}

/** The action does not fit the payment's state: captured already, cancelled, refunded. */
export const wrongState = (): ApiError =>
  new ApiError(400, 2063, 'The action requested is not valid for the current payment state')

export const paymentNotFound = (): ApiError => new ApiError(404, 2000, 'Payment not found')
