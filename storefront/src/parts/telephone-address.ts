// Loaded late: the rules of telephones are longer than what a first screen shows of them.
export { telephoneAddress, whatsappAddress } from '@gondola/contract/base'
