import { Icon, type IconProps } from './icon.tsx'

/** Logos of other companies, which the first screen does not show. */

export function FacebookIcon(props: IconProps) {
  return (
    <Icon solid {...props}>
      <path d="M13.7 21v-8h2.8l0.5-3.3h-3.3V7.6c0-1 0.4-1.8 1.9-1.8H17V3a13 13 0 0 0-2.3-0.2c-2.6 0-4.3 1.6-4.3 4.4v2.5H7.5V13h2.9v8z" />
    </Icon>
  )
}

export function XIcon(props: IconProps) {
  return (
    <Icon solid {...props}>
      <path d="M4 3.5h4.6l4.1 5.9 5-5.9h2.2l-6.2 7.3 6.8 9.7h-4.6l-4.5-6.4-5.4 6.4H3.8l6.6-7.8zm3 1.7 9.6 13.6h1.6L8.6 5.2z" />
    </Icon>
  )
}

export function WhatsAppIcon(props: IconProps) {
  return (
    <Icon solid {...props}>
      <path d="M12 3a9 9 0 0 0-7.7 13.6L3 21l4.5-1.2A9 9 0 1 0 12 3zm0 1.7a7.3 7.3 0 1 1-3.9 13.5l-0.3-0.2-2.6 0.70.7-2.5-0.2-0.3A7.3 7.3 0 0 1 12 4.7zM8.9 7.7c-0.2 0-0.5 0.1-0.7 0.4-0.3 0.3-0.9 0.9-0.9 2.1s0.9 2.5 1 2.6c0.2 0.2 1.8 2.8 4.4 3.8 2.2 0.9 2.6 0.7 3.1 0.60.5 0 1.5-0.6 1.7-1.2 0.2-0.6 0.2-1.1 0.2-1.2-0.1-0.2-0.3-0.2-0.5-0.4l-1.7-0.8c-0.3-0.1-0.4-0.1-0.6 0.1l-0.8 1c-0.1 0.2-0.3 0.2-0.5 0.1a6 6 0 0 1-3.2-2.8c-0.1-0.3 0.1-0.4 0.2-0.6l0.4-0.5c0.1-0.2 0.1-0.3 0.2-0.5v-0.4l-0.8-1.9c-0.2-0.4-0.4-0.4-0.5-0.4z" />
    </Icon>
  )
}

export function InstagramIcon(props: IconProps) {
  return (
    <Icon solid {...props}>
      <path d="M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 1.8A3.2 3.2 0 0 0 4.8 8v8A3.2 3.2 0 0 0 8 19.2h8a3.2 3.2 0 0 0 3.2-3.2V8A3.2 3.2 0 0 0 16 4.8zM12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 1.8a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zM16.8 6a1.1 1.1 0 1 1 0 2.3 1.1 1.1 0 0 1 0-2.3z" />
    </Icon>
  )
}
