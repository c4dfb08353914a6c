/** The frame stands for every address; which page an address is, our own route table says. */
export default () => true
